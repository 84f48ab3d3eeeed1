/** Vessels of a French kitchen; `moules` may be mussels. */
const FRENCH =
	'terrines?|casseroles?|faitouts?|cocottes?|poêles?|saladiers?|ramequins?|bocaux|bocal|boîtes?|paquets?|bouteilles?|plats?|thermos|woks?|mugs?';

/** What holds food, as its size is said, by the language of the text: a `pan` is bread in Spain, and `moules` are mussels. */
const vesselWords: Record< string, string > = {
	en: '(?:sauce)?pans?|tins?|dish(?:es)?|pots?|casseroles?|basins?|bowls?|jugs?|jars?|mou?lds?|skillets?|ramekins?|measures?|measuring cups?|scoops?|containers?|dutch ovens?|cookers?|stockpots?|trays?|bundt|springforms?|bags?|bottles?|pitchers?|cans?|packets?|packages?|boxe?s?|glass(?:es)?|mugs?|thermos|woks?|ladles?|kettles?|food processors?|(?:air )?fryers?|blenders?',
	de: String.raw`\p{L}*(?:formen|form|blech|kasten|schüssel|gläser|glas|dosen?|kanne|packung(?:en)?|päckchen|beutel|flaschen?|bräter|rahmen|körbchen)|thermos\p{L}*|woks?|(?:brat|grill|servier|schmor|koch|dampf|schnellkoch|römer|suppen|milch|stiel|crêpe-?|paella-?|wok-?|gusseisen)?(?:pfannen?|töpfe|topf)`,
	es: 'moldes?|termos?|ollas?|cazuelas?|cacerolas?|sart[eé]n|cuencos?|fuentes?|bandejas?|frascos?|tarros?|jarras?|latas?|botes?|paquetes?|botellas?|woks?',
	fr: `moules?|${ FRENCH }`,
	it: 'stamp[io]|stampin[io]|tegli[ae]|pentol[aei]|casseruol[ae]|padell[ae]|ciotol[ae]|vasett[io]|barattol[io]|scatol[ae]|pirofil[ae]|bottigli[ae]|thermos|wok',
};

/** All of them: in the steps, what comes beside them tells them from food. */
export const VESSELS = Object.values( vesselWords ).join( '|' );

/** Words before a vessel that make what is named before them a food: `peaches in tins`. */
const FROM =
	/(?<!\p{L})(?:in|from|for|of|out of|aus|vom|von|für|im|en|de|del|para|dans|pour|da|di|dal|nel|per)\s(?:\p{L}+\s){0,2}$/iu;

/** Returns what finds vessels at the end of a name, or with what is said of them: `loaf tin`, `moule à cake`. */
function vesselsIn( words: string, behind: string ): RegExp {
	return new RegExp(
		String.raw`(?<!\p{L})(?:${ words })(?=\s(?:${ behind })|[\s,(]*$)`,
		'iu'
	);
}

/** Such vessels by language; `moules` of which no more is said are mussels. */
const VESSEL: Record< string, RegExp > = {
	en: vesselsIn( vesselWords[ 'en' ] ?? '', 'for |with |in ' ),
	de: vesselsIn( vesselWords[ 'de' ] ?? '', 'für |mit |aus |in ' ),
	es: vesselsIn( vesselWords[ 'es' ] ?? '', 'para |con |de ' ),
	fr: vesselsIn(
		String.raw`moule|moules(?=\s(?:à|pour))|${ FRENCH }`,
		String.raw`à |pour |en |de \d`
	),
	it: vesselsIn(
		vesselWords[ 'it' ] ?? '',
		String.raw`per |da |in |a |di \d`
	),
};

/**
 * Returns whether a name is that of a vessel, and not of a food that is sold or cooked in one.
 *
 * @param name Plain text.
 * @param code Language of the text.
 * @return True for `loaf tin`, false for `peaches in tins`.
 */
export function isVessel( name: string, code: string ): boolean {
	const found = ( VESSEL[ code ] ?? VESSEL[ 'en' ] )?.exec( name );
	return Boolean( found && ! FROM.test( name.slice( 0, found.index ) ) );
}
