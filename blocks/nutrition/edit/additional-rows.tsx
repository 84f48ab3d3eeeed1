import {
	addIcon,
	afterRemoval,
	decodeText,
	encodeText,
	isBlank,
	PlainField,
	removeIcon,
	useNextFocus,
} from '@larder/editor';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { AdditionalRow } from '../types';

type Props = {
	rows: AdditionalRow[];
	/** Changes of the same scope are one undo step, without one it is a step of its own. */
	onChange: ( rows: AdditionalRow[], scope?: string ) => void;
	/** True shows the buttons. */
	isSelected: boolean;
};

/**
 * Renders rows for nutrients that Larder does not know.
 *
 * @return A list of pairs of fields.
 */
export function AdditionalRows( {
	rows,
	onChange,
	isSelected,
}: Props ): ReactElement {
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	const change = (
		at: number,
		field: keyof AdditionalRow,
		text: string
	): void =>
		onChange(
			rows.map( ( row, index ) =>
				index === at ? { ...row, [ field ]: encodeText( text ) } : row
			),
			`${ at }:${ field }`
		);
	return (
		<div ref={ area }>
			<ul className="wp-block-larder-nutrition__rows">
				{ rows.map( ( { name, value }, at ) => (
					<li key={ at } className="wp-block-larder-nutrition__row">
						<PlainField
							label={ __( 'Name of the row', 'larder' ) }
							placeholder={ __( 'Added sugars', 'larder' ) }
							value={ decodeText( name ) }
							onChange={ ( text ) => change( at, 'name', text ) }
							note={
								isBlank( value ) && ! isBlank( name )
									? __(
											'Not shown without an amount.',
											'larder'
										)
									: ''
							}
						/>
						<PlainField
							label={ __( 'Amount', 'larder' ) }
							placeholder="5 g"
							value={ decodeText( value ) }
							onChange={ ( text ) => change( at, 'value', text ) }
							note={
								isBlank( name ) && ! isBlank( value )
									? __(
											'Not shown without a name.',
											'larder'
										)
									: ''
							}
						/>
						{ isSelected && (
							<Button
								icon={ removeIcon }
								size="small"
								data-larder-remove
								label={ sprintf(
									/* translators: %s: name of a nutrient. */
									__( 'Remove %s', 'larder' ),
									decodeText( name )
								) }
								onClick={ () => {
									focusNext( afterRemoval( at ) );
									onChange( rows.toSpliced( at, 1 ) );
								} }
							/>
						) }
					</li>
				) ) }
			</ul>
			{ isSelected && (
				<Button
					icon={ addIcon }
					size="small"
					data-larder-add
					onClick={ () => {
						focusNext( ( { lastElementChild } ) =>
							lastElementChild?.previousElementSibling?.querySelector(
								'li:last-child input'
							)
						);
						onChange( [ ...rows, { name: '', value: '' } ] );
					} }
				>
					{ __( 'Add row', 'larder' ) }
				</Button>
			) }
		</div>
	);
}
