import { useEffect, useState } from '@wordpress/element';
import type { PrintProps } from '@larder/contracts';
import {
	CHOICES_KEY,
	parseChoices,
	readChoices,
	writeChoices,
} from '../choices';
import type { Choices } from '../types';

type Controls = {
	isOn: ( part: { name: string; isOn: boolean } ) => boolean;
	setPart: ( name: string, isOn: boolean ) => void;
	/** Hides several parts at once. */
	leaveOut: ( names: readonly string[] ) => void;
	paper: string;
	setPaper: ( paper: string ) => void;
	fits: boolean;
	setFits: ( fits: boolean ) => void;
};

/**
 * Stores what a visitor wants on paper, for all recipes.
 *
 * @return The choices, and how to change them.
 */
export function useChoices( {
	isOpen,
	paper,
	papers,
}: Pick< PrintProps, 'isOpen' | 'paper' | 'papers' > ): Controls {
	const [ choices, setChoices ] = useState( readChoices );
	// What is chosen on two print pages at once is kept of both.
	useEffect( () => {
		const follow = ( { key, newValue }: StorageEvent ): void => {
			if ( key === CHOICES_KEY ) {
				setChoices( parseChoices( newValue ) );
			}
		};
		window.addEventListener( 'storage', follow );
		return () => window.removeEventListener( 'storage', follow );
	}, [] );
	const change = ( next: Partial< Choices > ): void => {
		const all = { ...choices, ...next };
		setChoices( all );
		writeChoices( all );
	};
	const isKnown = papers.some( ( { name } ) => name === choices.paper );
	return {
		// What a site no longer lets its visitors choose is as the site has it.
		isOn: ( { name, isOn } ) =>
			isOpen ? ( choices.parts[ name ] ?? isOn ) : isOn,
		setPart: ( name, isOn ) =>
			change( { parts: { ...choices.parts, [ name ]: isOn } } ),
		leaveOut: ( names ) =>
			change( {
				parts: {
					...choices.parts,
					...Object.fromEntries(
						names.map( ( name ) => [ name, false ] )
					),
				},
			} ),
		paper: ( isKnown ? choices.paper : undefined ) ?? paper,
		setPaper: ( name ) => change( { paper: name } ),
		fits: choices.fits,
		setFits: ( fits ) => change( { fits } ),
	};
}
