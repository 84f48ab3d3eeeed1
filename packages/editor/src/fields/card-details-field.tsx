import { BaseControl, CheckboxControl, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

type Props = {
	/** The additional details of cards. */
	value: readonly string[];
	/** Called with another choice. */
	onChange: ( details: string[] ) => void;
};

/**
 * Returns what cards may show beside picture, name, rating, time, difficulty and badge, as the server names and orders it.
 *
 * @return Names and labels.
 */
function choices(): ReadonlyArray< { name: string; label: string } > {
	return [
		{ name: 'calories', label: __( 'Calories', 'larder' ) },
		{ name: 'likes', label: __( 'Likes', 'larder' ) },
		{ name: 'author', label: __( 'Author', 'larder' ) },
		{ name: 'excerpt', label: __( 'Description', 'larder' ) },
		{ name: 'keys', label: __( 'Recipe keys', 'larder' ) },
		{ name: 'save', label: __( 'Button to save', 'larder' ) },
	];
}

/**
 * Chooses which additional details recipe cards show.
 *
 * @return A box for each.
 */
export function CardDetailsField( { value, onChange }: Props ): ReactElement {
	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ __( 'Cards also show', 'larder' ) }
			</BaseControl.VisualLabel>
			<Flex direction="column" gap={ 2 }>
				{ choices().map( ( { name, label } ) => (
					<CheckboxControl
						key={ name }
						__nextHasNoMarginBottom
						label={ label }
						checked={ value.includes( name ) }
						onChange={ ( isChosen ) =>
							onChange(
								choices()
									.map( ( choice ) => choice.name )
									.filter( ( one ) =>
										one === name
											? isChosen
											: value.includes( one )
									)
							)
						}
					/>
				) ) }
			</Flex>
		</fieldset>
	);
}
