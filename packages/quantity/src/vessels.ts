/** What holds food, as its size is said, in the languages whose lines are read. */
export const VESSELS = [
	'(?:sauce)?pans?|tins?|dish(?:es)?|pots?|casseroles?|basins?|bowls?|jugs?|jars?|mou?lds?|skillets?|ramekins?|measures?|measuring cups?|scoops?|containers?|dutch ovens?|cookers?|stockpots?|trays?|bundt|springforms?|bags?|bottles?|pitchers?|cans?|packets?|packages?|boxe?s?|glass(?:es)?|mugs?|thermos|woks?|ladles?|kettles?|food processors?|(?:air )?fryers?|blenders?',
	String.raw`\p{L}*(?:formen|form|blech|kasten|(?<!ein)(?:töpfe|topf)|pfanne|schüssel|gläser|glas|dosen?|kanne|packung(?:en)?|päckchen|beutel|flaschen?|bräter|rahmen|körbchen)`,
	'moldes?|termos?|ollas?|cazuelas?|cacerolas?|sart[eé]n|cuencos?|fuentes?|bandejas?|frascos?|tarros?|jarras?|latas?|botes?|paquetes?|botellas?',
	'moules?|casseroles?|faitouts?|cocottes?|poêles?|saladiers?|ramequins?|terrines?|bocaux|bocal|boîtes?|paquets?|bouteilles?|plats?',
	'stamp[io]|stampin[io]|tegli[ae]|pentol[aei]|casseruol[ae]|padell[ae]|ciotol[ae]|vasett[io]|barattol[io]|scatol[ae]|pirofil[ae]|bottigli[ae]',
].join( '|' );

/** The end of a name that is no food, or what is said of it: `loaf tin`, `moule à cake`. */
export const VESSEL = new RegExp(
	String.raw`(?<!\p{L})(?:${ VESSELS })(?=\s(?:for|with|para|de|à|en|da|per|in|für|mit)\s|[\s,(]*$)`,
	'iu'
);
