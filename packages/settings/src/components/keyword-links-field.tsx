import { BaseControl, Button, Notice } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { linkProblem, NEW_LINK } from '../keyword-links';
import type { FieldProps, KeywordLink } from '../types';
import { KeywordLinkRow } from './keyword-link-row';

type Props = FieldProps< readonly KeywordLink[] > & {
	/** Whether the help says why the server has refused the links. */
	readonly isRefused: boolean;
};

/**
 * Renders words and the URLs that they link to, one card each.
 */
export function KeywordLinksField( props: Props ) {
	const { field, value: links, help, isRefused, onChange } = props;
	// Cards have no names of their own: after one is gone all are rebuilt.
	const [ generation, setGeneration ] = useState( 0 );
	const [ added, setAdded ] = useState( -1 );
	const add = useRef< HTMLButtonElement >( null );

	function remove( at: number ): void {
		onChange( links.filter( ( _, place ) => place !== at ) );
		setGeneration( generation + 1 );
		setAdded( -1 );
		add.current?.focus();
		speak( __( 'Link removed.', 'larder' ) );
	}

	return (
		<fieldset
			className="larder-settings__links"
			disabled={ field.isLocked }
		>
			<BaseControl.VisualLabel as="legend">
				{ field.title }
			</BaseControl.VisualLabel>
			{ isRefused ? (
				<Notice status="error" isDismissible={ false }>
					{ help }
				</Notice>
			) : (
				<p className="larder-settings__help">{ help }</p>
			) }
			{ links.map( ( link, at ) => (
				<KeywordLinkRow
					key={ `${ generation }/${ at }` }
					link={ link }
					number={ at + 1 }
					problem={ linkProblem( link, links.slice( 0, at ) ) }
					isNew={ added === at }
					onChange={ ( changed ) =>
						onChange(
							links.map( ( other, place ) =>
								place === at ? changed : other
							)
						)
					}
					onRemove={ () => remove( at ) }
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				ref={ add }
				onClick={ () => {
					setAdded( links.length );
					onChange( [ ...links, NEW_LINK ] );
				} }
			>
				{ __( 'Add a link', 'larder' ) }
			</Button>
		</fieldset>
	);
}
