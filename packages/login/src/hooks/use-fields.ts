import { useState } from '@wordpress/element';
import { problemWith, THRESHOLD, type Rule } from '../validation';

export type FieldControls = {
	value: string;
	/** What is wrong with it, as far as the visitor should know by now. */
	problem: string;
	onChange: ( value: string ) => void;
	onLeave: () => void;
};

type Fields< Name extends string > = {
	fields: Record< Name, FieldControls >;
	/** Shows all problems and gives the first field that has one. */
	findProblem: () => Name | undefined;
};

function mapKeys< Name extends string, Value >(
	names: readonly Name[],
	give: ( name: Name ) => Value
): Record< Name, Value > {
	// `fromEntries` forgets the names.
	return Object.fromEntries(
		names.map( ( name ) => [ name, give( name ) ] )
	) as Record< Name, Value >;
}

/**
 * Holds the values of a form and validates them: while they are typed, from the
 * third character on, and on blur after something was typed.
 *
 * @param rules What each field has to hold.
 * @return The fields, and what finds their problems.
 */
export function useFields< Name extends string >(
	rules: Record< Name, Rule >
): Fields< Name > {
	// `Object.keys` forgets the names.
	const names = Object.keys( rules ) as Name[];
	const [ values, setValues ] = useState( () => mapKeys( names, () => '' ) );
	const [ judged, setJudged ] = useState< ReadonlySet< Name > >( new Set() );
	const [ written, setWritten ] = useState< ReadonlySet< Name > >(
		new Set()
	);
	const judge = ( ...more: Name[] ): void =>
		setJudged( ( before ) => new Set( [ ...before, ...more ] ) );

	return {
		fields: mapKeys( names, ( name ) => ( {
			value: values[ name ],
			problem: judged.has( name )
				? problemWith( values[ name ], rules[ name ] )
				: '',
			onChange: ( value ) => {
				setValues( ( before ) => ( { ...before, [ name ]: value } ) );
				setWritten( ( before ) => new Set( [ ...before, name ] ) );
				if ( value.length >= THRESHOLD ) {
					judge( name );
				}
			},
			onLeave: () => {
				if ( written.has( name ) ) {
					judge( name );
				}
			},
		} ) ),
		findProblem: () => {
			judge( ...names );
			return names.find(
				( name ) => problemWith( values[ name ], rules[ name ] ) !== ''
			);
		},
	};
}
