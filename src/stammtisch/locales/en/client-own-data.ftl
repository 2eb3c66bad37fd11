# What is kept of a person: to get it, and to have it deleted.
client-own-data = Your data
client-own-data-where = On the start page you can get all of it as a file, and have it deleted.
client-own-data-get = Get all that is kept about you, as a file (JSON)
client-own-data-delete = Delete all that is kept about you
client-own-data-sure = Delete all that is kept about you?
client-own-data-leaves = You leave every game that is not over, for good, as when you leave a table.
client-own-data-gone = Your name, your account and its password, your sessions on all devices and everything that you said in your own words are deleted.
client-own-data-stays = Finished games stay for the others, with “Former player” in place of your name.
client-own-data-final = This cannot be undone.
client-own-data-no = Keep it
client-own-data-yes = Delete it
client-own-data-done = All that was kept about you is deleted.
