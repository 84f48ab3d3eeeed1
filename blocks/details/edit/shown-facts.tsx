import { CheckboxControl, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { decodeText } from '@larder/editor';
import type { ReactElement } from 'react';
import { FACTS, type FactName } from '../../recipe/facts';
import { factLabel } from '../../recipe/words';
import type { FactsProps } from './use-facts';

/** What a strip shows of itself: the author is under the name, and keywords are for machines. */
export const DEFAULTS: readonly FactName[] = FACTS.filter(
	( fact ) => fact !== 'author' && fact !== 'keywords'
);

/**
 * Inserts a fact at its usual place: after those that come before it.
 *
 * @param chosen The facts that are shown, in an order that may be a theme's own.
 * @param fact   One that is not among them.
 * @return All of them.
 */
function withFact( chosen: readonly string[], fact: FactName ): string[] {
	const before = FACTS.slice( 0, FACTS.indexOf( fact ) );
	const at = chosen.findLastIndex( ( each ) =>
		before.some( ( name ) => name === each )
	);
	return chosen.toSpliced( at + 1, 0, fact );
}

type Props = {
	/** Chosen facts, empty for the default. */
	fields: string[];
	/** Called with another choice. */
	onChange: ( fields: string[] ) => void;
	/** The facts of the recipe. */
	facts: FactsProps[ 'facts' ];
};

/**
 * Renders the choice of facts to show; one stays, as a list without any means the usual ones.
 *
 * @return A panel of the sidebar.
 */
export function ShownFacts( { fields, onChange, facts }: Props ): ReactElement {
	const chosen: readonly string[] = fields.length > 0 ? fields : DEFAULTS;
	const toggle = ( fact: FactName, isOn: boolean ) => {
		const next = isOn
			? withFact( chosen, fact )
			: chosen.filter( ( each ) => each !== fact );
		const isDefault =
			next.length === DEFAULTS.length &&
			DEFAULTS.every( ( each, at ) => next[ at ] === each );
		onChange( isDefault ? [] : next );
	};
	return (
		<PanelBody title={ __( 'Shown facts', 'larder' ) }>
			{ FACTS.map( ( fact ) => (
				<CheckboxControl
					key={ fact }
					__nextHasNoMarginBottom
					label={ decodeText( factLabel( fact, facts ) ) }
					checked={ chosen.includes( fact ) }
					disabled={ chosen.length === 1 && chosen.includes( fact ) }
					onChange={ ( isOn ) => toggle( fact, isOn ) }
				/>
			) ) }
		</PanelBody>
	);
}
