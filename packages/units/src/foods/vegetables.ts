/** Vegetables and fresh herbs: grams of a US cup, as `index.ts` says. */
export const VEGETABLES = `
20w arugula,rocket,baby arugula,wild rocket,rocket leaves,arugula leaves
134w asparagus
150w avocado,avocados,ripe avocado; sliced 146; mashed/pureed/puree 230
230w mashed avocado
104w bean sprouts,mung bean sprouts,beansprouts
100w green beans,haricots verts,french beans,string beans,fine green beans; frozen 121; cooked 125
136w beets,beetroot,raw beetroot,raw beets,red beets
91w broccoli
71w broccoli florets
88w brussels sprouts,brussel sprouts,sprouts brussels
89w cabbage,green cabbage,white cabbage,red cabbage; shredded 70
70w savoy cabbage,bok choy,pak choi,shredded cabbage,baby bok choy
128w carrots,carrot; grated/shredded 110; sliced 122
107w cauliflower,cauliflower florets
101w celery,celery stalks,celery sticks
156w celeriac,celery root
36w swiss chard,chard,collard greens,collards
145w corn,sweetcorn,corn kernels,sweetcorn kernels,fresh corn kernels,sweet corn,sweet corn kernels; baby 0; frozen 136
104w cucumber,english cucumber,cucumbers; chopped/diced 133
82w eggplant,aubergine,aubergines,eggplants
50w endive,escarole,curly endive
87w fennel,fennel bulb
136w garlic,garlic cloves,chopped garlic,minced garlic
96w ginger,fresh ginger,root ginger,ginger root,fresh root ginger,gingerroot,fresh gingerroot,minced ginger,peeled ginger
150w jerusalem artichokes,sunchokes
120w jicama
135w kohlrabi
89w leeks,leek
72w iceberg lettuce,iceberg
47w romaine lettuce,romaine
55w butterhead lettuce,boston lettuce,bibb lettuce,butter lettuce
36w leaf lettuce,loose leaf lettuce,green leaf lettuce,red leaf lettuce,lettuce
70w mushrooms,button mushrooms,white mushrooms,white button mushrooms,sliced mushrooms; whole 96
86w portobello mushrooms,portabella mushrooms,portobellos,oyster mushrooms
72w cremini mushrooms,crimini mushrooms,chestnut mushrooms,baby bella mushrooms; whole 87
56w mustard greens
100w okra
160w onion,onions,yellow onion,red onion,white onion,sweet onion,yellow onions,red onions,white onions,vidalia onion,spanish onion,brown onion,brown onions,sweet onions,spanish onions; sliced 115
100w scallions,spring onions,green onions,scallion,green onion,spring onion
160w shallots,shallot,banana shallots
133w parsnips,parsnip
145w peas,green peas,shelled peas,garden peas,shelled fresh peas,fresh peas,english peas,shelled english peas; frozen 134
63w snow peas,sugar snap peas,mangetout,snap peas,mange tout; chopped/sliced 98
149w bell pepper,red bell pepper,green bell pepper,bell peppers,red pepper,green pepper,red bell peppers,green bell peppers,red peppers,sweet red pepper,capsicum,red capsicum,green peppers; sliced 92
90w jalapeno,jalapeno peppers,jalapenos,jalapeno chiles,jalapeno chile,jalapeno pepper
150w potatoes,potato,russet potatoes,waxy potatoes,floury potatoes,white potatoes,new potatoes,baking potatoes,red potatoes,yukon gold potatoes
133w sweet potatoes,sweet potato
116w raw pumpkin,pumpkin cubes,cubed pumpkin,diced pumpkin
245d pumpkin puree,canned pumpkin,canned pumpkin puree,pumpkin purée,solid pack pumpkin
116w radishes,radish
140w rutabaga,swede
30w spinach,baby spinach,fresh spinach,spinach leaves,baby spinach leaves,young spinach leaves; cooked 180
156w frozen spinach,frozen chopped spinach,frozen leaf spinach
113w yellow squash,summer squash,yellow summer squash,crookneck squash
124w zucchini,courgette,courgettes,zucchinis; sliced 113
140w butternut squash,acorn squash,butternut pumpkin
132w tomatillos
180w tomatoes,tomato,ripe tomatoes,plum tomatoes,roma tomatoes,vine tomatoes,beefsteak tomatoes
149w cherry tomatoes,grape tomatoes,baby tomatoes,baby plum tomatoes
54w sun dried tomatoes,sundried tomatoes; oil 110
110w oil packed sun dried tomatoes
240w canned tomatoes,canned diced tomatoes,canned whole tomatoes,diced canned tomatoes,tinned tomatoes
255w stewed tomatoes
130w turnips,turnip
34w watercress
150w yam,yams
104w taro,taro root
206w cassava,yuca,manioc
33w alfalfa sprouts
122w rhubarb,rhubarb stalks
142w sauerkraut
150w kimchi
131w bamboo shoots,canned bamboo shoots
24d basil,fresh basil; chopped/minced 42
16d cilantro,fresh cilantro,cilantro leaves,coriander leaves,fresh coriander,fresh coriander leaves,fresh cilantro leaves
60d parsley,flat leaf parsley,italian parsley,curly parsley,flatleaf parsley,flat leafed parsley; chopped/minced 60; leave 0
9d dill,fresh dill,dill sprigs; chopped/minced 0
48d chives,fresh chives
27d fresh rosemary,fresh rosemary leaves
38d fresh thyme,fresh thyme leaves,thyme leaves
67d lemongrass,lemon grass
`;
