import { po } from 'gettext-parser';
import { messagesOfBlock } from './metadata.mjs';
import { messagesOfHeader, messagesOfPhp } from './php.mjs';
import { messagesOfScript } from './scripts.mjs';

/** @typedef {import('./messages.mjs').Message} Message */

/**
 * Finds what is to be translated in one file of the plugin.
 *
 * @param {string} file
 * @param {string} text
 * @return {Message[]} Empty for files that hold nothing for people.
 */
export function messagesIn( file, text ) {
	if ( file === 'plugin.php' ) {
		return [
			...messagesOfHeader( text, file ),
			...messagesOfPhp( text, file ),
		];
	}
	if ( file.endsWith( '.php' ) && ! file.endsWith( '.asset.php' ) ) {
		return messagesOfPhp( text, file );
	}
	if ( file.endsWith( '.js' ) ) {
		return messagesOfScript( text, file );
	}
	return file.endsWith( '/block.json' ) ? messagesOfBlock( text, file ) : [];
}

/**
 * Adds what another call tells translators about a text.
 *
 * @param {string|undefined} notes A line each; sorted, so that the order of the files does not matter.
 * @param {string|null}      note
 * @return {string} Without repetitions; empty when there is nothing to tell.
 */
function joined( notes, note ) {
	const lines = [ ...( notes?.split( '\n' ) ?? [] ), note ?? '' ];
	return [ ...new Set( lines.filter( Boolean ) ) ].sort().join( '\n' );
}

/**
 * Writes the template for translations. The same files give the same template.
 *
 * @param {ReadonlyMap<string, string>} files   Texts by path, as the plugin ships them.
 * @param {string}                      version Of the plugin.
 * @return {{ pot: Buffer, count: number }} The template, and how many texts are in it.
 */
export function makeTemplate( files, version ) {
	/** @type {import('gettext-parser').GetTextTranslations['translations']} */
	const translations = {};
	let count = 0;
	for ( const [ file, text ] of files ) {
		for ( const message of messagesIn( file, text ) ) {
			const context = ( translations[ message.context ?? '' ] ??= {} );
			const known = context[ message.text ];
			count += known === undefined ? 1 : 0;
			const plural = message.plural ?? known?.msgid_plural;
			context[ message.text ] = {
				msgid: message.text,
				...( message.context === null
					? {}
					: { msgctxt: message.context } ),
				...( plural === undefined ? {} : { msgid_plural: plural } ),
				msgstr: plural === undefined ? [ '' ] : [ '', '' ],
				comments: {
					translator: '',
					flag: /%(\d+\$)?[sdf]/.test( message.text )
						? 'php-format'
						: '',
					previous: '',
					extracted: joined(
						known?.comments?.extracted,
						message.comment
					),
					// One place is enough to see what a text is about; all of them fill the archive.
					reference:
						known?.comments?.reference ?? message.reference,
				},
			};
		}
	}
	const pot = po.compile( {
		charset: 'utf-8',
		headers: {
			'Project-Id-Version': `Larder ${ version }`,
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=UTF-8',
			'Content-Transfer-Encoding': '8bit',
			'X-Domain': 'larder',
		},
		translations,
	} );
	return { pot, count };
}
