/** Flours, sugars, syrups, chocolate: grams of a US cup, as `index.ts` says. */
export const BAKING = `
125d all purpose flour,flour,plain flour,white flour,wheat flour,ap flour,plain white flour,unbleached flour
137d bread flour,strong flour,strong white flour,strong white bread flour,strong bread flour,white bread flour
137d cake flour,pastry flour,soft flour
125d self raising flour,self rising flour,self raising white flour
120d whole wheat flour,wholewheat flour,wholemeal flour,whole grain flour,wholegrain flour,wholegrain wheat flour,wholemeal bread flour,strong wholemeal flour,white whole wheat flour,whole meal flour
158d rice flour,white rice flour,brown rice flour
102d light rye flour,white rye flour
102d rye flour,medium rye flour
128d dark rye flour
120d buckwheat flour
104d oat flour
160d potato flour
84d soy flour,soya flour
92d chickpea flour,gram flour,besan,besan flour,garbanzo bean flour,garbanzo flour
128d arrowroot,arrowroot flour,arrowroot powder,arrowroot starch
114d masa harina,masa flour
148d barley flour
121d sorghum flour
119d millet flour
130d triticale flour
60d peanut flour
128d cornstarch,corn starch,cornflour,maize starch
157d cornmeal,yellow cornmeal,polenta,instant polenta,degermed cornmeal
122d whole grain cornmeal,stone ground cornmeal,stoneground cornmeal
167d semolina,semolina flour,fine semolina
58d wheat bran
115d wheat germ
94d oat bran
103d carob flour,carob powder
200d sugar,granulated sugar,white sugar,caster sugar,castor sugar,superfine sugar,golden caster sugar,cane sugar,white granulated sugar,granulated white sugar,golden granulated sugar,white caster sugar; coarse 0
220d brown sugar,light brown sugar,dark brown sugar,soft brown sugar,light soft brown sugar,dark soft brown sugar,muscovado sugar,light muscovado sugar,dark muscovado sugar,soft light brown sugar,soft dark brown sugar,packed brown sugar,golden brown sugar,light muscovado,dark muscovado,muscovado; packed 220
120d powdered sugar,icing sugar,confectioners sugar,confectioner sugar,golden icing sugar; sifted 100
339l honey,clear honey,runny honey,liquid honey,wildflower honey,clover honey,raw honey
337l molasses,dark molasses,black treacle,treacle,unsulfured molasses,blackstrap molasses,unsulphured molasses
341l corn syrup,light corn syrup
328l dark corn syrup
315l maple syrup,pure maple syrup,pancake syrup
331l agave syrup,agave nectar,agave
328l caramel sauce,caramel topping,butterscotch sauce
320d jam,preserves,fruit preserves,strawberry jam,raspberry jam,apricot jam,apricot preserves,strawberry preserves,raspberry preserves,blackberry jam,fig jam,apricot conserve
336d jelly,redcurrant jelly,currant jelly,red currant jelly,grape jelly,apple jelly
320d marmalade,orange marmalade
282d apple butter
86d cocoa powder,unsweetened cocoa powder,cocoa,unsweetened cocoa,dutch process cocoa powder,dutch process cocoa,dutch processed cocoa powder,cacao powder
168d chocolate chips,semisweet chocolate chips,semi sweet chocolate chips,dark chocolate chips,bittersweet chocolate chips,milk chocolate chips,plain chocolate chips,semisweet chocolate morsels
170d white chocolate chips,butterscotch chips,white chocolate morsels
132w unsweetened chocolate,baking chocolate; grated 132
50d mini marshmallows,miniature marshmallows
84d graham cracker crumbs,graham crumbs
108d dry breadcrumbs,dried breadcrumbs,dry bread crumbs,plain breadcrumbs,plain dry breadcrumbs,fine dry breadcrumbs,plain bread crumbs,dried bread crumbs,fine dry bread crumbs,golden breadcrumbs
45d fresh breadcrumbs,fresh white breadcrumbs,soft breadcrumbs,fresh bread crumbs,soft bread crumbs,white breadcrumbs,fresh white bread crumbs
120d seasoned breadcrumbs,italian breadcrumbs,seasoned bread crumbs,italian bread crumbs
30d croutons
93d shredded coconut,sweetened shredded coconut,sweetened coconut; flaked 85; unsweetened 0
85d flaked coconut,sweetened flaked coconut,sweetened coconut flakes; unsweetened 0
80d fresh coconut,grated fresh coconut,freshly grated coconut
152d tapioca,pearl tapioca,tapioca pearls
`;
