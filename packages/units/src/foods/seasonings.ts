/** Salt, spices, leaveners, sauces: grams of a US cup, as `index.ts` says. */
export const SEASONINGS = `
292d salt,table salt,fine salt,fine sea salt; kosher/coarse 0
221d baking powder
221d baking soda,bicarbonate of soda,bicarb soda,bicarb,soda bicarbonate
144d cream of tartar
192d active dry yeast,dry yeast,dried yeast,fast action dried yeast,instant yeast,easy blend yeast,fast action yeast,dried active yeast,easy bake yeast,quick yeast,fast acting yeast,yeast active dry,active dried yeast,fast acting dried yeast
91d ground allspice,allspice
101d anise seed,aniseed,anise seeds
34d dried basil,dried basil leaves
101d caraway seeds,caraway seed,caraway
96d ground cardamom,cardamom powder,cardamom
96d celery seed,celery seeds
130d chili powder,chilli powder,mild chilli powder,hot chilli powder,chile powder
125d ground cinnamon,cinnamon,cinnamon powder
101d ground cloves,clove powder
86d ground coriander,coriander seeds,coriander seed,coriander powder,whole coriander seeds
101d ground cumin,cumin,cumin seeds,cumin seed,cumin powder,whole cumin seeds
96d curry powder,madras curry powder,mild curry powder
101d dill seed,dill seeds
48d dried dill,dried dill weed,dill weed
96d fennel seeds,fennel seed
178d fenugreek seeds,fenugreek,fenugreek seed
149d garlic powder,granulated garlic
86d ground ginger,ginger powder,dried ginger
82d ground mace,mace
29d dried marjoram
96d dry mustard,mustard powder,ground mustard,english mustard powder,dry mustard powder
106d ground nutmeg,nutmeg,freshly grated nutmeg,grated nutmeg
115d onion powder
48d dried oregano
110d paprika,sweet paprika,smoked paprika,hot paprika,hungarian paprika,sweet smoked paprika,pimenton,spanish paprika
24d dried parsley
110d black pepper,ground black pepper,freshly ground black pepper,ground pepper,freshly ground pepper
139d black peppercorns,peppercorns,whole black peppercorns
86d cayenne,cayenne pepper,ground cayenne,ground cayenne pepper,ground red pepper
115d white pepper,ground white pepper,freshly ground white pepper
141d poppy seeds,poppyseeds,poppy seed
72d poultry seasoning
82d pumpkin pie spice,pumpkin spice
58d dried rosemary
34d saffron,saffron threads
34d ground sage,rubbed sage
67d ground savory
29d dried tarragon
48d dried thyme
144d turmeric,ground turmeric,turmeric powder; fresh 0
240d ketchup,tomato ketchup,catsup
249d mustard,dijon mustard,yellow mustard,prepared mustard,wholegrain mustard,whole grain mustard,english mustard,grainy mustard,prepared yellow mustard,american mustard
220d mayonnaise,mayo
255l soy sauce,light soy sauce,dark soy sauce,low sodium soy sauce,reduced sodium soy sauce
288l tamari,fish sauce,thai fish sauce,nam pla,oyster sauce,teriyaki sauce,asian fish sauce
275l worcestershire sauce
256l hoisin sauce,hoisin
262d tomato paste,tomato puree concentrate,double concentrated tomato paste
250d canned tomato puree,passata
245d tomato sauce,canned tomato sauce
259d salsa
225l tabasco,tabasco sauce,hot sauce,hot pepper sauce
239l vinegar,cider vinegar,apple cider vinegar,red wine vinegar,white wine vinegar,wine vinegar,rice vinegar,rice wine vinegar,white vinegar,distilled white vinegar,sherry vinegar,malt vinegar,champagne vinegar,white distilled vinegar
255l balsamic vinegar,aged balsamic vinegar,white balsamic vinegar
246d hummus
275d miso,miso paste,white miso,red miso,white miso paste,yellow miso
240d prepared horseradish
245d pickle relish,sweet pickle relish,relish
208l vanilla extract,pure vanilla extract,vanilla,vanilla essence
`;
