import { addFilter } from '@wordpress/hooks';
import { termHelp } from '@larder/editor';
import type { ComponentType, ReactElement } from 'react';

/** What the editor hands to the choice of terms. */
type ChoiceProps = { readonly slug: string };

/**
 * Adds what the terms of a kind are for above their choice in the settings of the
 * post.
 *
 * @param Choice The choice as WordPress makes it.
 * @return The same, below the words.
 */
export function withTermHelp< Props extends ChoiceProps >(
	Choice: ComponentType< Props >
): ComponentType< Props > {
	return function ChoiceWithHelp( props: Props ): ReactElement {
		const help = termHelp( props.slug );
		return (
			<>
				{ help !== '' && <p>{ help }</p> }
				<Choice { ...props } />
			</>
		);
	};
}

/** Adds the explanation to all taxonomies of recipes. */
export function explainTerms(): void {
	addFilter( 'editor.PostTaxonomyType', 'larder/term-help', withTermHelp );
}
