import type { ReactElement } from 'react';
import { LinkButton } from '../fields/link-button';
import {
	PictureButton,
	ShownPicture,
	type Picture,
} from '../fields/picture-field';
import type { ListRow } from './model';
import type { RowFieldsProps } from './row';

type Props< Row extends ListRow > = Pick<
	RowFieldsProps< Row >,
	'row' | 'update'
>;

type Linked = ListRow & {
	link?: Parameters< typeof LinkButton >[ 0 ][ 'link' ];
};

type Pictured = ListRow & {
	image?: Picture;
};

/** Returns a row without one of its optional fields. */
function without< Row extends ListRow, Field extends keyof Row >(
	row: Row,
	field: Field
): Row {
	const rest = { ...row };
	Reflect.deleteProperty( rest, field );
	return rest;
}

/**
 * Renders the button that links the text of a row.
 *
 * @param props
 * @param props.hasRel Whether the link can be marked as sponsored and the like.
 */
export function RowLinkButton< Row extends Linked >( {
	row,
	update,
	hasRel = false,
}: Props< Row > & { hasRel?: boolean } ): ReactElement {
	return (
		<LinkButton
			hasRel={ hasRel }
			link={ row.link }
			onChange={ ( link ) =>
				update( 'link', ( before ) => ( { ...before, link } ) )
			}
			onRemove={ () =>
				update( 'link', ( before ) => without( before, 'link' ) )
			}
		/>
	);
}

/**
 * Renders the button that chooses the picture of a row.
 *
 * @param props
 * @param props.size Which size of the picture the page shows.
 * @param props.text What the button says; an icon alone where it is absent.
 */
export function RowPictureButton< Row extends Pictured >( {
	row,
	update,
	size,
	text,
}: Props< Row > &
	Pick<
		Parameters< typeof PictureButton >[ 0 ],
		'size' | 'text'
	> ): ReactElement {
	return (
		<PictureButton
			picture={ row.image }
			size={ size }
			{ ...( text !== undefined && { text } ) }
			onChange={ ( image ) =>
				update( 'image', ( before ) => ( { ...before, image } ) )
			}
		/>
	);
}

/**
 * Renders the picture of a row, which can be removed while the row has focus.
 *
 * @param props
 * @param props.className Class of the picture.
 */
export function RowPicture< Row extends Pictured >( {
	row,
	update,
	isFocused,
	focusLine,
	className,
}: Pick<
	RowFieldsProps< Row >,
	'row' | 'update' | 'isFocused' | 'focusLine'
> & { className: string } ): ReactElement | null {
	return row.image ? (
		<ShownPicture
			className={ className }
			picture={ row.image }
			isFocused={ isFocused }
			onRemove={ () => {
				focusLine();
				update( 'image', ( before ) => without( before, 'image' ) );
			} }
		/>
	) : null;
}
