import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { wakeBy } from '@larder/islands';
import { isServings, store } from '@larder/store';
import { useVisit } from '@larder/ui';

type Field = {
	/** What the field shows. */
	text: string;
	/** Servings of the print, undefined for those that are written. */
	servings: number | undefined;
	onType: ( text: string ) => void;
	/** Called when the field is left: what cannot be cooked gives way to what is printed. */
	onLeave: () => void;
};

/**
 * Scales the printed recipe, and with it the one on its page.
 *
 * @param recipeId Post id.
 * @param written  What the recipe makes, null when it does not say.
 * @return The field of the servings.
 */
export function useServingsField(
	recipeId: number,
	written: number | null
): Field {
	const { servings } = useVisit( recipeId );
	const [ draft, setDraft ] = useState< string | null >( null );
	const { setServings } = useDispatch( store );
	return {
		text: draft ?? String( servings ?? written ?? '' ),
		servings,
		onType: ( text ) => {
			setDraft( text );
			if ( isServings( Number( text ) ) ) {
				void setServings( recipeId, Number( text ) );
				wakeBy( 'query:recipe_servings' );
			}
		},
		onLeave: () => setDraft( null ),
	};
}
