import { validatedPart } from './php.mjs';
import { shapeOf } from './shapes.mjs';

/**
 * What a contract says of its action under `x-action`, besides what it takes and
 * gives.
 *
 * @typedef {Object} Traits
 * @property {'read' | 'write'}                 kind
 * @property {'anyone' | 'visitor' | 'account'} caller            In whose name it is done; `Larder\Ajax\Caller` says more.
 * @property {boolean}                          [isIdempotent]    Whether saying it twice changes nothing.
 * @property {boolean}                          [isNonceOptional] Whether clients from before, which send no nonce, may call it from a page of the site.
 * @property {'html'}                           [answers]         Where it answers markup, not an envelope.
 */

/**
 * @typedef {Object} Contract
 * @property {string} name   Name of the action.
 * @property {any}    schema Its references inlined.
 */

/**
 * Returns what a contract says of its action.
 *
 * @param {Contract} contract
 * @return {Traits} The traits.
 */
function traitsOf( { name, schema } ) {
	const { request, response } = schema.properties ?? {};
	for ( const [ what, value ] of Object.entries( {
		title: schema.title,
		'x-action': schema[ 'x-action' ],
		'properties.request': request,
		'properties.response': response,
	} ) ) {
		if ( value === undefined ) {
			throw new Error(
				`packages/contracts/schemas/ajax/${ name }.json has no "${ what }"; docs/guides/ajax-action.md shows a whole contract.`
			);
		}
	}
	return schema[ 'x-action' ];
}

/**
 * Writes the table of actions for the client: what each takes and gives, and how
 * it may be treated.
 *
 * @param {readonly Contract[]} contracts
 * @return {string} TypeScript.
 */
export function actionTable( contracts ) {
	const types = contracts.map(
		( { name, schema } ) => `\t${ name }: Contracts.${ schema.title };`
	);
	const traits = contracts.map( ( contract ) => {
		const { kind, caller, isIdempotent, answers } = traitsOf( contract );
		const known = {
			kind,
			...( isIdempotent && { isIdempotent } ),
			// Who asks in no name of their own is not told apart by a nonce.
			...( kind === 'write' &&
				caller !== 'anyone' && { isSigned: true } ),
			...( answers && { answers } ),
		};
		const fields = Object.entries( known ).map(
			( [ key, value ] ) =>
				`${ key }: ${ JSON.stringify( value ).replaceAll( '"', "'" ) }`
		);
		return `\t${ contract.name }: { ${ fields.join( ', ' ) } },`;
	} );
	return `import type * as Contracts from './index';

/** Every ajax action with what it takes and gives. */
export type Actions = {
${ types.join( '\n' ) }
};

export type ActionName = keyof Actions;

/** How the client may treat an action. */
export type ActionTraits = {
	/** A read is tried once more when the network fails; a write is not, unless it is idempotent. */
	kind: 'read' | 'write';
	/** Whether saying it twice changes nothing. */
	isIdempotent?: boolean;
	/** Whether it carries the nonce of a visitor who is logged in. */
	isSigned?: boolean;
	/** \`html\` for an action that answers markup where others answer an envelope. */
	answers?: 'html';
};

/** What the client knows of each action. */
export const traits: Record< ActionName, ActionTraits > = {
${ traits.join( '\n' ) }
};
`;
}

/**
 * Returns what the server knows of each action.
 *
 * @param {readonly Contract[]} contracts
 * @return {Record<string, object>} By name of the action.
 */
export function actionRules( contracts ) {
	return Object.fromEntries(
		contracts.map( ( contract ) => {
			const { kind, caller, isNonceOptional } = traitsOf( contract );
			return [
				contract.name,
				{
					isWrite: kind === 'write',
					caller,
					isNonceOptional: isNonceOptional === true,
					request: validatedPart( contract.schema ),
				},
			];
		} )
	);
}

/**
 * Writes the shapes of valid requests for PHPStan.
 *
 * @param {readonly Contract[]} contracts
 * @param {string}              notice    What the file says of itself.
 * @return {string} PHP that nothing runs.
 */
export function requestShapes( contracts, notice ) {
	const types = contracts.map(
		( { schema } ) =>
			` * @phpstan-type ${ schema.title }Request ${ shapeOf( schema.properties.request ) }`
	);
	return `<?php
// ${ notice }
declare( strict_types=1 );

namespace Larder\\Contracts;

/**
 * What the schemas of requests let through, for PHPStan alone.
 *
${ types.join( '\n' ) }
 */
interface Requests {}
`;
}
