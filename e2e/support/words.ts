import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { po } from 'gettext-parser';
import { REPOSITORY } from './environment';

/** What is filled into a text. */
const PLACEHOLDER = /%(?:\d+\$)?[sd]/g;

/** Any language file knows all English texts. */
const ANY = 'de_DE';

const escape = ( text: string ): string =>
	text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** What the plugin says in one language, found by its English texts. */
export class Words {
	private constructor(
		private readonly forms: ReadonlyMap< string, readonly string[] >
	) {}

	/**
	 * Reads the words of a language.
	 *
	 * @param locale Such as `de_DE`; `en_US` for the texts themselves.
	 */
	static async load( locale: string ): Promise< Words > {
		const isEnglish = locale === 'en_US';
		const { translations } = po.parse(
			await readFile(
				path.join(
					REPOSITORY,
					`languages/larder-${ isEnglish ? ANY : locale }.po`
				)
			)
		);
		const forms = new Map< string, string[] >();
		for ( const group of Object.values( translations ) ) {
			for ( const entry of Object.values( group ) ) {
				const { msgid, msgid_plural: plural, msgstr } = entry;
				const said = isEnglish
					? [ msgid, ...( plural ? [ plural ] : [] ) ]
					: msgstr;
				forms.set( msgid, [
					...( forms.get( msgid ) ?? [] ),
					...said,
				] );
			}
		}
		return new Words( forms );
	}

	/**
	 * Returns a text as this language says it.
	 *
	 * @param text   In English.
	 * @param values What is filled in, in the order of the numbers of its places.
	 */
	say( text: string, ...values: readonly string[] ): string {
		const [ said = '' ] = this.#formsOf( text );
		let next = 0;
		return said.replace( PLACEHOLDER, ( place ) => {
			const [ , number ] = /(\d+)\$/.exec( place ) ?? [];
			return values[ number ? Number( number ) - 1 : next++ ] ?? place;
		} );
	}

	/**
	 * Returns a pattern of a text, with all its plurals.
	 *
	 * @param text  In English.
	 * @param value Pattern of what is filled in.
	 * @return Finds it as a line of its own.
	 */
	any( text: string, value = '.+' ): RegExp {
		const forms = this.#formsOf( text ).map( ( form ) =>
			form.split( PLACEHOLDER ).map( escape ).join( value )
		);
		return new RegExp( `^(?:${ forms.join( '|' ) })$`, 'm' );
	}

	#formsOf( text: string ): readonly string[] {
		const forms = this.forms.get( text );
		if ( ! forms ) {
			throw new Error( `The plugin does not say "${ text }".` );
		}
		return forms;
	}
}
