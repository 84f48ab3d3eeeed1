/** Nuts, seeds, pulses: grams of a US cup, as `index.ts` says. */
export const NUTS = `
143d almonds,whole almonds,blanched almonds,whole blanched almonds; slivered 108; sliced/flaked 92; ground 95
95d ground almonds,almond meal,almond flour,almonds ground
92d flaked almonds,sliced almonds
108d slivered almonds
133d brazil nuts
137d cashews,cashew nuts,cashew
143d chestnuts,roasted chestnuts
135d hazelnuts,filberts,blanched hazelnuts; chopped 115; ground 75
134d macadamia nuts,macadamias
146d peanuts,dry roasted peanuts,shelled peanuts
99d pecans,pecan halves,pecan nuts; chopped 109
135d pine nuts,pine kernels,pinenuts,pignoli
123d pistachios,pistachio nuts,shelled pistachios
117d walnuts,walnut pieces; halve/half 100; ground 80; whole 100
100d walnut halves
125d black walnuts
137d mixed nuts
129d pumpkin seeds,pepitas,hulled pumpkin seeds,green pumpkin seeds
140d sunflower seeds,hulled sunflower seeds,shelled sunflower seeds
144d sesame seeds,white sesame seeds,black sesame seeds
168d flax seeds,flaxseed,flaxseeds,linseed,linseeds; ground 112
112d ground flaxseed,flaxseed meal,flax meal
160d hemp hearts,hemp seeds,hulled hemp seeds
258d peanut butter,smooth peanut butter,creamy peanut butter,crunchy peanut butter,chunky peanut butter
250d almond butter
256d cashew butter,sunflower seed butter
240d tahini,tahini paste,sesame paste
194d dried black beans,dry black beans; cooked 172
184d dried kidney beans,dry kidney beans,dried red kidney beans
177w cooked kidney beans
208d dried navy beans,dry navy beans,dried haricot beans; cooked 182
182w cooked navy beans
193d dried pinto beans,dry pinto beans
171w cooked pinto beans
172w cooked black beans
183d dried great northern beans,dry great northern beans
177w cooked great northern beans
202d dried white beans,dry white beans,dried cannellini beans,dry cannellini beans
179w cooked white beans,cooked cannellini beans
178d dried lima beans,dried butter beans
188w cooked lima beans
202d dried baby lima beans
200d dried chickpeas,dry chickpeas,dried garbanzo beans,dried chick peas
164w cooked chickpeas,cooked garbanzo beans,cooked chick peas
152w canned chickpeas,tinned chickpeas,canned garbanzo beans
192d lentils,dried lentils,green lentils,brown lentils,red lentils,puy lentils,french lentils,french green lentils,green puy lentils,split red lentils,red split lentils,black lentils,dried green lentils; cooked 198
198w cooked lentils
197d split peas,green split peas,yellow split peas,dried split peas,dried green split peas; cooked 196
207d mung beans,dried mung beans; cooked 202
197d adzuki beans,dried adzuki beans
150d dried fava beans,dried broad beans
186d dried soybeans,dry soybeans; cooked 172
167d dried black eyed peas,dry black eyed peas
205d dried pigeon peas
195d dried cranberry beans,dried borlotti beans
210d dried pink beans
155w edamame,shelled edamame,frozen edamame
238w refried beans
254w baked beans
252w firm tofu,tofu,extra firm tofu
166w tempeh
`;
