/** Water, stocks, juices, wines; and meat and fish, which SR measures by cups when cooked: grams of a US cup, as `index.ts` says. */
export const DRINKS = `
237l water,ice water,boiling water,cold water,warm water,hot water,lukewarm water,just boiled water,mineral water,sparkling water,cooking water,pasta water,pasta cooking water,soda water,club soda
240l broth,stock,chicken broth,chicken stock,beef broth,beef stock,vegetable broth,vegetable stock,fish stock,hot vegetable stock,hot chicken stock,hot stock,veal stock,lamb stock,turkey stock,turkey broth,low sodium chicken broth,low sodium chicken stock,fresh chicken stock,brown stock,dashi,dashi stock,meat stock,fish broth,white stock
235l wine,white wine,red wine,dry white wine,dry red wine,rose wine,full bodied red wine,fruity red wine,sparkling wine,champagne,prosecco,sweet white wine
237s beer,lager,ale,stout,pale ale,dark beer
237l brewed coffee,strong coffee,black coffee,strong black coffee,strong brewed coffee,brewed espresso,brewed tea,brewed black tea,brewed green tea
248l orange juice,apple juice,freshly squeezed orange juice,fresh orange juice,apple cider,blood orange juice
244l lemon juice,fresh lemon juice,freshly squeezed lemon juice
246l lime juice,fresh lime juice,freshly squeezed lime juice
247l grapefruit juice,fresh grapefruit juice,passion fruit juice
250l pineapple juice
253l cranberry juice,cranberry juice cocktail,grape juice
243l tomato juice,clamato
253l vegetable juice
249l pomegranate juice
236l carrot juice
256l prune juice
240l clam juice
222s vodka,gin,rum,white rum,dark rum,whiskey,whisky,bourbon,scotch,tequila,brandy,cognac,light rum,golden rum,calvados,spiced rum,blanco tequila,silver tequila
140w cooked chicken,roast chicken,leftover chicken
140w cooked turkey
140w cooked ham,ham
118w crabmeat,lump crabmeat,crab meat,lump crab meat
`;
