/** Fruit, fresh and dried: grams of a US cup, as `index.ts` says. */
export const FRUIT = `
125w apples,apple,cooking apples,eating apples,granny smith apples,tart apples,bramley apples; sliced 109
244d applesauce,apple sauce,unsweetened applesauce
155w apricots,fresh apricots; sliced 165
150w bananas,banana,ripe bananas; mashed 225
225w mashed banana,mashed bananas,ripe mashed bananas,mashed ripe bananas,mashed ripe banana
144d blackberries
148d blueberries,fresh blueberries; frozen 155
154w cherries,sweet cherries,dark cherries
155w sour cherries,tart cherries
100d cranberries,fresh cranberries; chopped 110
112d red currants,redcurrants,black currants,blackcurrants,fresh currants
144d currants,zante currants,dried currants
147d dates,medjool dates,pitted dates,dried dates
149d dried figs
145d elderberries
150d gooseberries
151d grapes,seedless grapes,red grapes,green grapes,red seedless grapes,green seedless grapes,white grapes
230w grapefruit sections,grapefruit segments
165w guava,guavas
180w kiwi,kiwis,kiwifruit,kiwi fruit
190w lychees,litchis
165w mango,mangoes,mangos,ripe mango
160w cantaloupe,cantaloupe melon,melon
170w honeydew,honeydew melon
152w watermelon
140d mulberries
143w nectarines,nectarine
180w orange segments,orange sections,oranges
195w mandarin oranges,mandarins,clementines,tangerines
145w papaya,pawpaw
236w passion fruit pulp,passionfruit pulp
154w peaches,peach
140w pears,pear; chopped/diced/cubed 161
165w pineapple,fresh pineapple,pineapple chunks
249w canned crushed pineapple,crushed pineapple
165w plums,plum
174d pomegranate seeds,pomegranate arils
174d prunes,pitted prunes
145d raisins,golden raisins,sultanas,seedless raisins,dark raisins; packed 165
123d raspberries,fresh raspberries; frozen 140
152w strawberries,strawberry,ripe strawberries; sliced 166; frozen 149; whole 144; pureed/puree 232
130d dried apricots,ready to eat dried apricots
86d dried apples,dried apple rings
160d dried peaches
180d dried pears
96d lemon zest,orange zest,lime zest,lemon rind,orange rind,lemon peel,orange peel,lime rind
134d olives,black olives,kalamata olives,green olives,ripe olives
138d capers
`;
