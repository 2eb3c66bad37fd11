# Was über einen Menschen gespeichert ist: es bekommen, und es löschen lassen.
client-own-data = Deine Daten
client-own-data-where = Auf der Startseite bekommst du alles davon als Datei und kannst es löschen lassen.
client-own-data-get = Alles bekommen, was über dich gespeichert ist, als Datei (JSON)
client-own-data-delete = Alles löschen, was über dich gespeichert ist
client-own-data-sure = Alles löschen, was über dich gespeichert ist?
client-own-data-leaves = Du verlässt jedes Spiel, das nicht zu Ende ist, endgültig und so, wie man einen Tisch verlässt.
client-own-data-gone = Gelöscht werden dein Name, dein Konto mit seinem Passwort, deine Sitzungen auf allen Geräten und alles, was du in eigenen Worten gesagt hast.
client-own-data-stays = Beendete Spiele bleiben den anderen erhalten, mit „Ehemaliges Mitglied“ an der Stelle deines Namens.
client-own-data-final = Das lässt sich nicht zurücknehmen.
client-own-data-no = Behalten
client-own-data-yes = Löschen
client-own-data-done = Alles, was über dich gespeichert war, ist gelöscht.
