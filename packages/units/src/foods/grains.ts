/** Grains, rice, pasta: grams of a US cup, as `index.ts` says. */
export const GRAINS = `
81d rolled oats,oats,porridge oats,quick oats,old fashioned oats,old fashioned rolled oats,jumbo oats,quick cooking oats
185d rice,long grain rice,white rice,long grain white rice,basmati rice,jasmine rice,basmati,white basmati rice,white long grain rice; cooked 158
195d medium grain rice,medium grain white rice; cooked 186
200d short grain rice,arborio rice,arborio,risotto rice,sushi rice,carnaroli rice,short grain white rice,carnaroli,vialone nano rice,pudding rice,paella rice,bomba rice; cooked 186
185d brown rice,long grain brown rice,brown basmati rice; cooked 195
190d short grain brown rice,medium grain brown rice
158d cooked rice,cooked white rice,steamed rice,cooked long grain rice,cooked basmati rice,cooked jasmine rice
160d wild rice; cooked 164
95d instant rice
170d quinoa,white quinoa,red quinoa,black quinoa; cooked 185
173d couscous; cooked 157
140d bulgur,bulgur wheat,bulghur wheat,bulghur,cracked wheat,fine bulgur; cooked 182
200d pearl barley,pearled barley,barley; cooked 157
184d hulled barley
200d millet; cooked 174
170d buckwheat
164d kasha,buckwheat groats,roasted buckwheat groats
193d amaranth
193d teff
174d spelt,spelt berries
169d rye berries,rye grain
105w elbow macaroni,macaroni,elbow pasta; cooked 140
93w small shells,small pasta shells,pasta shells
38w egg noodles; cooked 160; fresh 0
56d chow mein noodles
122d granola
8d popped popcorn,air popped popcorn
60d potato flakes,instant potato flakes,instant mashed potato flakes
`;
