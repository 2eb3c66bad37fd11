# The reference card of Era of Tribes.
client-era-learn-here = You are here
client-era-learn-set-up = Before the first round
client-era-learn-round = A round
client-era-learn-expansion = An expansion
client-era-learn-battle = A battle
client-era-learn-scoring = The game is over: scoring
client-era-learn-fields = The seven fields
client-era-learn-used = used in this round
client-era-learn-levels = Prices and gains by level
client-era-learn-what = What
client-era-learn-start = start
client-era-learn-level-improvement = Improvement, if first
client-era-learn-level-straggler = Improvement, later
client-era-learn-level-half = Improvement, half-price area
client-era-learn-level-surcharge = For each missing area
client-era-learn-level-army = Army vassal (Mechanics)
client-era-learn-level-vassal = Points of a vassal (Mechanics)
client-era-learn-level-fleet = Fleet (Navigation)
client-era-learn-level-sailing = Points of a fleet (Navigation)
client-era-learn-level-cities = Cities allowed (Architecture)
client-era-learn-level-food = Food gained (Agriculture)
client-era-learn-level-influence = Influence gained (Culture)
client-era-learn-level-morale = Morale gained (Culture)
client-era-learn-level-circuses = Bread & Circuses more (Culture)
client-era-learn-level-trade = Trade more (Commerce)
client-era-learn-city-discount = Each of your cities makes an improvement 1 Thaler cheaper; it never costs less than 1.
client-era-learn-taxes = Yield of Taxes for each leader
client-era-learn-by-cities = Cities
client-era-learn-thalers = Thalers
client-era-learn-costs = Other costs
client-era-learn-cost-city = City
client-era-learn-cost-city-is = 3 vassals on the spot, and 2 food (1 for Egyptians)
client-era-learn-cost-leader = Grey leader
client-era-learn-cost-leader-is = 3 vassals and 3 Thalers (Slavs 2 and 2)
client-era-learn-cost-early = Vassal from an unbuilt city
client-era-learn-cost-early-is = 2 morale fields
client-era-learn-cost-post = Trade post
client-era-learn-cost-post-is = 1 Thaler or 1 treaty, to the owner of the city
client-era-learn-cost-province = Province bought
client-era-learn-cost-province-is = 5 Thalers, 5 more for a luxury good, 5 more for a city
client-era-learn-cost-enforce = Offer enforced
client-era-learn-cost-enforce-is = 3 treaties
client-era-learn-cost-colony = Colony
client-era-learn-cost-colony-is = 2 morale fields
client-era-learn-cost-conquest = Conquest from a player
client-era-learn-cost-conquest-is = 1 morale field, 3 for a city
client-era-learn-cost-peace = Attack on a Bringer of Peace
client-era-learn-cost-peace-is = 5 morale fields
client-era-learn-eras = What each era asks for
client-era-learn-era-morale = Morale
client-era-learn-eras-about = Two of the three are enough, but the last era asks for all.
client-era-learn-my-era = your era
client-era-learn-goals = Goals that end this game
client-era-learn-goals-epic = The game ends when a player has reached four of them.
client-era-learn-goals-house = Figures for five and six players are house rules.
# $n: influence points
client-era-learn-goal-glorious = { $n } influence
# $n: how many improvements
client-era-learn-goal-technological = { $n } improvements
# $n: how many provinces
client-era-learn-goal-dominating = { $n } land provinces
# $era: an era
client-era-learn-goal-cultural = Reach the era: { $era }
# $length: normal, long or epic
client-era-learn-goal-military =
    { $length ->
        [normal] All home provinces of one other player
       *[other] All home provinces of all other players
    }
# $n: the field where the victory parade starts
client-era-learn-goal-triumphant = The victory parade, from { $n } on, meets the influence of its own tribe
client-era-learn-doubts = Doubtful figures
client-era-learn-doubts-about = Some figures of the printed board stand in no text that is known. They are marked ? on this card; whoever owns the game can put them right.
# $what: what is in doubt
client-era-learn-doubt = Source: { $what }
client-era-learn-source-inferred = worked out
client-era-learn-source-designed = made here
client-era-learn-map = The map
# Where the values of a province come from.
client-era-source-branches = on which areas each level rests
client-era-source-of-name = its name
client-era-source-of-kind = land or sea
client-era-source-of-area = its region
client-era-source-of-terrain = terrain
client-era-source-of-settleable = whether it can be settled
client-era-source-of-goods = goods
client-era-source-of-food = food
client-era-source-of-food-kind = grain or fish
client-era-source-of-home = whose home it is
client-era-source-of-barbarian = Barbarians
# $source: where they come from, $values: some of the above
client-era-source-told =
    { $source ->
        [inferred] Reconstructed: { $values }.
        [designed] Made here: { $values }.
        [rulebook] From the rulebook: { $values }.
        [owner] From the printed game of its owner: { $values }.
       *[mod] From the official version for tabletop simulators: { $values }.
    }
