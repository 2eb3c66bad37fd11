# How careful the page is with what somebody chooses.

client-click = A click on the map
client-click-acts = acts at once
client-click-shows = shows first, the second acts
client-ask = Ask before
client-ask-always = what costs or is final
client-ask-wasteful = what is wasteful
client-ask-never = nothing
