import { decodeText, encodeText, PlainField } from '@larder/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import type { FactName } from '../../recipe/facts';
import { factLabel } from '../../recipe/words';
import { FactFields } from './fact-fields';
import type { FactsProps } from './use-facts';

type LabelProps = FactsProps & {
	/** Which fact. */
	name: FactName;
	/** Whether a label that can be typed has a field. */
	isEditable: boolean;
};

/**
 * Renders the label of a fact; the custom time has one to type.
 */
function Label( {
	name,
	isEditable,
	facts,
	update,
}: LabelProps ): ReactElement {
	const label = factLabel( name, facts );
	if ( name !== 'customTime' || ! isEditable ) {
		return <>{ decodeText( label ) }</>;
	}
	return (
		<PlainField
			label={ __( 'Label of the additional time', 'larder' ) }
			placeholder={ __( 'Additional time', 'larder' ) }
			value={ decodeText( facts.customTimeLabel ) }
			onChange={ ( text ) =>
				update( { customTimeLabel: encodeText( text ) } )
			}
		/>
	);
}

type Props = LabelProps & {
	/** Whether it is hidden until somebody asks for more facts. */
	isFolded: boolean;
	/** What precedes its fields. */
	children?: ReactNode;
};

/**
 * Renders one fact of the recipe, edited where it is read.
 *
 * @return Its label and its fields.
 */
export function FactItem( {
	isFolded,
	children,
	...props
}: Props ): ReactElement {
	const { name } = props;
	return (
		<div
			className={ [
				'wp-block-larder-details__fact',
				isFolded && 'is-folded',
			]
				.filter( Boolean )
				.join( ' ' ) }
			data-fact={ name }
			data-larder-field={ name }
		>
			<dt>
				<Label { ...props } />
			</dt>
			<dd>
				{ children }
				<FactFields { ...props } />
			</dd>
		</div>
	);
}
