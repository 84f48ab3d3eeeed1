/** Milk, cream, cheese, fats, eggs: grams of a US cup, as `index.ts` says. */
export const DAIRY = `
227d butter,sweet butter,sweet cream butter
230d margarine
205d shortening,vegetable shortening,lard,solid vegetable shortening,dripping,beef dripping,duck fat,goose fat,chicken fat,schmaltz,bacon fat,bacon drippings,beef tallow
205d ghee,clarified butter
218l vegetable oil,oil,canola oil,rapeseed oil,sunflower oil,corn oil,safflower oil,sesame oil,toasted sesame oil,dark sesame oil,asian sesame oil,grapeseed oil,soybean oil,walnut oil,coconut oil,hazelnut oil,groundnut oil,neutral oil,cooking oil,light vegetable oil,neutral vegetable oil,light oil,grape seed oil
216l olive oil,extra virgin olive oil,light olive oil,mild olive oil,virgin olive oil,peanut oil
218l avocado oil,almond oil,truffle oil,chilli oil,chile oil,chili oil,frying oil
244l milk,whole milk,semi skimmed milk,skimmed milk,skim milk,full fat milk,2% milk,1% milk,cow milk,goat milk
245l buttermilk
242l half and half,half & half
240l light cream,single cream,table cream,coffee cream
238l heavy cream,double cream,whipping cream,heavy whipping cream,cream,thickened cream,thick cream,pouring cream
230d sour cream,soured cream
245d yogurt,plain yogurt,yoghurt,natural yogurt,plain yoghurt,natural yoghurt,whole milk yogurt,plain whole milk yogurt,plain low fat yogurt,plain nonfat yogurt,nonfat yogurt
252l evaporated milk
306l sweetened condensed milk,condensed milk
226l coconut milk,light coconut milk,unsweetened coconut milk,full fat coconut milk
296l cream of coconut
240l coconut cream
240l coconut water
243l soy milk,soya milk,soymilk
262l almond milk
243l kefir
254l eggnog
68d instant nonfat dry milk,nonfat instant dry milk,instant dry milk
128d whole dry milk,milk powder,powdered milk,dried milk,dry milk powder
120d buttermilk powder,dried buttermilk
225w cottage cheese
246w ricotta,ricotta cheese,whole milk ricotta,whole milk ricotta cheese,part skim ricotta,part skim ricotta cheese
232w cream cheese,philadelphia cream cheese,full fat cream cheese,soft cream cheese,soft cheese
113w cheddar,cheddar cheese,sharp cheddar,sharp cheddar cheese,mature cheddar,extra sharp cheddar cheese,mild cheddar cheese,white cheddar,white cheddar cheese,mature cheddar cheese,strong cheddar; diced/cubed 132
112w mozzarella,mozzarella cheese,part skim mozzarella,part skim mozzarella cheese,whole milk mozzarella,low moisture mozzarella; diced/cubed 132; fresh 0
108w swiss cheese,gruyere,gruyere cheese,emmental,emmenthal,emmentaler,comte; diced/cubed 132
108w fontina,fontina cheese; diced/cubed 132
113w monterey jack,monterey jack cheese,jack cheese,pepper jack,pepper jack cheese,colby,colby cheese,muenster,muenster cheese; diced/cubed 132
113w american cheese; diced/cubed 140
100w parmesan,parmesan cheese,parmigiano reggiano,parmigiano reggiano cheese,parmigiano,parmesan reggiano,romano,romano cheese,pecorino,pecorino romano,pecorino romano cheese,pecorino cheese; shredded 80
150w feta,feta cheese
135w blue cheese,stilton,gorgonzola,roquefort,gorgonzola cheese,roquefort cheese,stilton cheese
122w queso fresco
113w queso asadero,queso chihuahua
144w brie
246w camembert
132d vanilla ice cream,ice cream
148d sherbet
243l egg whites,egg white
243l egg yolks,egg yolk
243l beaten eggs,beaten egg
`;
