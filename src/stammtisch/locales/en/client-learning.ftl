# Words of the help that explains a game while it is played.
client-explain = Explain the game as I play
client-introduction = New here
client-introduction-skip = Got it
client-introduction-read = Read
client-introduction-fold = Fold
client-introduction-stop = No more explanations
client-introduction-none = Nothing is explained here. The rules say more.
client-key-introduction = Explain again what is to be decided now
client-guide-introduced = In short
client-guide-no-rules = No rule is named for this moment.
client-guide-inferred = settled here
client-guide-mod = from the simulator
client-guide-peer = as other tables play
client-guide-designed = made here
