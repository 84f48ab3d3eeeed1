/** Plurals that no rule gives. */
const IRREGULAR: Record< string, string > = {
	eier: 'ei',
	eiern: 'ei',
	oeufs: 'oeuf',
	uova: 'uovo',
	mele: 'mela',
	pere: 'pera',
	noci: 'noce',
	rape: 'rapa',
	fave: 'fava',
	more: 'mora',
	fichi: 'fico',
	alghe: 'alga',
	nueces: 'nuez',
	peces: 'pez',
	ganse: 'gans',
	kurbisse: 'kurbis',
	jogurt: 'joghurt',
	yogourt: 'yaourt',
	yogourts: 'yaourt',
};

/** The same for any word: every object has a "constructor". */
const FORMS = new Map( Object.entries( IRREGULAR ) );

/**
 * Reduces a word to a form that its singular and plural share, in the languages
 * of our readers. It need not be a word, and is the same for the same word.
 *
 * @param word Any word.
 */
export function stemOf( word: string ): string {
	let stem = word
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.replace( /œ/g, 'oe' )
		.replace( /^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, '' )
		// Tahini is not one piece of flour.
		.replace( /(?<!^طحين)(?:ات|ة)$/u, '' );
	stem = ( FORMS.get( stem ) ?? stem ).replace( /(?<=blatt)er$/, '' );
	if ( stem.length < 4 ) {
		return stem;
	}
	stem = stem
		.replace( /ves$/, 'f' )
		.replace( /(?<!s)s$/, '' )
		.replace( /(?<=[aeo]u)x$/, '' );
	if ( stem.length >= 6 ) {
		stem = stem.replace( /(?<=[elr])n$/, '' );
	}
	return stem.length >= 5
		? stem
				.replace( /[aeiouy]{1,2}$/, '' )
				// Of "fungo" there are "funghi".
				.replace( /(?<=[cg])h$/, '' )
		: stem;
}
