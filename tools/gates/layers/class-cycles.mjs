import { components } from './components.mjs';

/** A class name in code, after comments, strings, imports and qualified names are taken out. */
const NAME = /(?<![\\\w$>])(?<!->)[A-Z]\w*/g;

/**
 * Reads which other classes of the plugin a file needs: those that it imports,
 * names in full, or finds in its own namespace.
 *
 * @param {string}              namespace The file's own.
 * @param {string}              text      PHP source.
 * @param {ReadonlySet<string>} classes   All classes, by their full names.
 * @return {string[]} Full names.
 */
function needsOf( namespace, text, classes ) {
	const code = text
		.replace( /\/\*[\s\S]*?\*\/|\/\/.*$/gm, '' )
		.replace( /'(?:[^'\\]|\\.)*'/g, "''" )
		.replace( /^namespace .*;$/m, '' );
	const imported = [ ...code.matchAll( /^use (Larder\\[\w\\]+)/gm ) ].map(
		( [ , name = '' ] ) => name
	);
	const body = code.replace( /^use .*;$/gm, '' );
	const qualified = [
		...body.matchAll( /\\?((?:[A-Z]\w*\\)+[A-Z]\w*)/g ),
	].flatMap( ( [ , name = '' ] ) => [ name, `${ namespace }\\${ name }` ] );
	const siblings = [
		...body.replace( /\\?(?:[A-Z]\w*\\)+[A-Z]\w*/g, '' ).matchAll( NAME ),
	].map( ( [ name ] ) => `${ namespace }\\${ name }` );
	return [ ...imported, ...qualified, ...siblings ].filter( ( name ) =>
		classes.has( name )
	);
}

/**
 * Finds classes of the plugin that need each other.
 *
 * @param {ReadonlyArray<{ file: string, text: string }>} files Paths relative to the repository, with their texts.
 * @return {string[]} A line for each cycle.
 */
export function classCycles( files ) {
	/** @type {Map<string, { namespace: string, text: string }>} */
	const classes = new Map();
	for ( const { file, text } of files ) {
		const namespace = /^namespace ([\w\\]+);/m.exec( text )?.[ 1 ];
		const name = /(\w+)\.php$/.exec( file )?.[ 1 ];
		if ( namespace !== undefined && name !== undefined ) {
			classes.set( `${ namespace }\\${ name }`, { namespace, text } );
		}
	}
	const names = new Set( classes.keys() );
	/** @type {Map<string, string[]>} */
	const graph = new Map();
	for ( const [ name, { namespace, text } ] of classes ) {
		graph.set(
			name,
			needsOf( namespace, text, names ).filter(
				( need ) => need !== name
			)
		);
	}
	return components( graph ).map(
		( members ) => `${ members.join( ', ' ) }: they need each other`
	);
}
