import { RegExpParser } from '@eslint-community/regexpp';
import { sequences } from './lookbehind.mjs';

/** `\p{Extended_Pictographic}`, which PCRE knows only from version 10.40 on. */
const PICTOGRAPHS =
	'a9 ae 203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640 2642 2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c 26a0-26a1 26a7 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 1f004 1f02c-1f02f 1f094-1f09f 1f0af-1f0b0 1f0c0 1f0cf-1f0d0 1f0f6-1f0ff 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1ae-1f1e5 1f201-1f20f 1f21a 1f22f 1f232-1f23a 1f23c-1f23f 1f249-1f25f 1f266-1f321 1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f3fa 1f400-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6e5 1f6e9 1f6eb-1f6f0 1f6f3-1f6ff 1f7da-1f7ff 1f80c-1f80f 1f848-1f84f 1f85a-1f85f 1f888-1f88f 1f8ae-1f8af 1f8bc-1f8bf 1f8c2-1f8cf 1f8d9-1f8ff 1f90c-1f93a 1f93c-1f945 1f947-1f9ff 1fa58-1fa5f 1fa6e-1faff 1fc00-1fffd'
		.split( ' ' )
		.map( ( range ) => range.replace( /[0-9a-f]+/g, '\\x{$&}' ) )
		.join( '' );

/** What a place between a word and something else is; in PCRE `\b` takes letters of all scripts for words. */
const WORD_BOUNDARY =
	'(?:(?<![A-Za-z0-9_])(?=[A-Za-z0-9_])|(?<=[A-Za-z0-9_])(?![A-Za-z0-9_]))';

/** What a full stop stands for in JavaScript. */
const ANY = '[^\\n\\r\\x{2028}\\x{2029}]';

/**
 * Writes a character, within a class or outside.
 *
 * @param {number} value Its code point.
 * @return {string} The character; escaped where it means something in a pattern.
 */
function character( value ) {
	const text = String.fromCodePoint( value );
	if ( /^[\p{L}\p{N} <>=!:,;&@_"'%°’“”]$/u.test( text ) ) {
		return text;
	}
	return value > 0x20 && value < 0x7f
		? `\\${ text }`
		: `\\x{${ value.toString( 16 ) }}`;
}

/**
 * Writes a set such as `\d`.
 *
 * @param {import('@eslint-community/regexpp').AST.CharacterSet} set     The set.
 * @param {boolean}                                              isInside Whether it is in a class.
 * @return {string} What PCRE calls it.
 */
function characterSet( set, isInside ) {
	const wrap = ( /** @type {string} */ members ) =>
		isInside ? members : `[${ members }]`;
	switch ( set.kind ) {
		case 'any':
			return ANY;
		case 'digit':
			if ( set.negate ) {
				break;
			}
			// In PCRE with Unicode, \d has the digits of all scripts.
			return wrap( '0-9' );
		case 'space':
			return set.negate ? '\\S' : '\\s';
		case 'word':
			break;
		case 'property':
			if ( set.key === 'Extended_Pictographic' && ! set.negate ) {
				return wrap( PICTOGRAPHS );
			}
			return `\\${ set.negate ? 'P' : 'p' }{${ set.value ?? set.key }}`;
	}
	throw new Error( `PHP has no expression for ${ set.raw }` );
}

/**
 * Writes a class of characters.
 *
 * @param {import('@eslint-community/regexpp').AST.CharacterClass} node The class.
 * @return {string} The class for PCRE.
 */
function characterClass( node ) {
	const members = node.elements.map( ( member ) => {
		switch ( member.type ) {
			case 'Character':
				return character( member.value );
			case 'CharacterClassRange':
				return `${ character( member.min.value ) }-${ character( member.max.value ) }`;
			case 'CharacterSet':
				return characterSet( member, true );
			default:
				throw new Error( `PHP has no expression for ${ member.raw }` );
		}
	} );
	return `[${ node.negate ? '^' : '' }${ members.join( '' ) }]`;
}

/**
 * Writes what is asked of a place.
 *
 * @param {import('@eslint-community/regexpp').AST.Assertion} node The assertion.
 * @return {string} The assertion for PCRE.
 */
function assertion( node ) {
	switch ( node.kind ) {
		case 'start':
			return '\\A';
		case 'end':
			return '\\z';
		case 'word':
			if ( node.negate ) {
				break;
			}
			return WORD_BOUNDARY;
		case 'lookahead':
			return `(?${ node.negate ? '!' : '=' }${ choices( node.alternatives ) })`;
		case 'lookbehind':
			// PCRE looks behind by as many characters as a choice has, so each has its own number.
			return `(?<${ node.negate ? '!' : '=' }${ node.alternatives
				.flatMap( ( choice ) => sequences( choice, element ) )
				.join( '|' ) })`;
	}
	throw new Error( `PHP has no expression for ${ node.raw }` );
}

/**
 * Writes how often something occurs.
 *
 * @param {import('@eslint-community/regexpp').AST.Quantifier} node The quantifier.
 * @return {string} What is counted with its count.
 */
function quantifier( { min, max, greedy, element: counted } ) {
	const inner = element( counted );
	const count =
		/** @type {Record<string, string>} */ ( {
			'0,Infinity': '*',
			'1,Infinity': '+',
			'0,1': '?',
		} )[ `${ min },${ max }` ] ??
		( min === max
			? `{${ min }}`
			: `{${ min },${ max === Infinity ? '' : max }}` );
	return `${ inner }${ count }${ greedy ? '' : '?' }`;
}

/**
 * Writes one part of a pattern.
 *
 * @param {import('@eslint-community/regexpp').AST.Element} node The part.
 * @return {string} The part for PCRE.
 */
function element( node ) {
	switch ( node.type ) {
		case 'Character':
			return character( node.value );
		case 'CharacterSet':
			return characterSet( node, false );
		case 'CharacterClass':
			return characterClass( node );
		case 'Assertion':
			return assertion( node );
		case 'Quantifier':
			return quantifier( node );
		case 'Group':
			return `(?:${ choices( node.alternatives ) })`;
		case 'CapturingGroup':
			return `(${ node.name === null ? '' : `?<${ node.name }>` }${ choices( node.alternatives ) })`;
		case 'Backreference':
			if ( typeof node.ref !== 'string' ) {
				break;
			}
			return `\\k<${ node.ref }>`;
		case 'ExpressionCharacterClass':
			break;
	}
	throw new Error( `PHP has no expression for ${ node.raw }` );
}

/**
 * Writes the choices of a group.
 *
 * @param {readonly import('@eslint-community/regexpp').AST.Alternative[]} alternatives The choices.
 * @return {string} The choices with bars between.
 */
function choices( alternatives ) {
	return alternatives
		.map( ( { elements } ) => elements.map( element ).join( '' ) )
		.join( '|' );
}

/**
 * Writes an expression of JavaScript so that PHP finds the same: `\d`, `\b`, `.`
 * and `$` are what they are in JavaScript, and what looks behind has choices of a
 * known length. A sticky expression is one that is anchored where the search begins.
 *
 * @param {RegExp} expression The expression.
 * @return {string} With its delimiters and modifiers.
 */
export function toPcre( expression ) {
	const { source, flags } = expression;
	const pattern = new RegExpParser( { ecmaVersion: 2024 } ).parsePattern(
		source,
		0,
		source.length,
		{ unicode: flags.includes( 'u' ) }
	);
	const modifiers = `${ flags.includes( 'i' ) ? 'i' : '' }u${ flags.includes( 'y' ) ? 'A' : '' }`;
	return `~${ choices( pattern.alternatives ) }~${ modifiers }`;
}
