import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { pageLocale } from '@larder/ui';
import type { ClickedLink } from '../link-clicks';
import { fetchClicks } from '../link-clicks';
import { readProblem } from '../record';

type Order = 'clicks' | 'last';

function sorted( links: readonly ClickedLink[], by: Order ) {
	return [ ...links ].sort( ( one, other ) =>
		by === 'clicks'
			? other.clicks - one.clicks
			: ( other.last?.getTime() ?? 0 ) - ( one.last?.getTime() ?? 0 )
	);
}

function Row( { url, recipe, edit, clicks, last }: ClickedLink ) {
	const locale = pageLocale();
	const title = recipe || __( '(no longer there)', 'larder' );
	return (
		<tr>
			<th scope="row">
				{ url === '' ? (
					__( '(no longer there)', 'larder' )
				) : (
					<a href={ url } dir="ltr">
						{ url.replace( /^https?:\/\//, '' ) }
					</a>
				) }
			</th>
			<td>{ edit === '' ? title : <a href={ edit }>{ title }</a> }</td>
			<td>{ clicks.toLocaleString( locale ) }</td>
			<td>
				{ last === null ? (
					'–'
				) : (
					<time dateTime={ last.toISOString() }>
						{ last.toLocaleDateString( locale, {
							dateStyle: 'medium',
						} ) }
					</time>
				) }
			</td>
		</tr>
	);
}

/** Renders which links of recipes were clicked, how often and when last. */
export function LinkClicks() {
	const [ links, setLinks ] = useState< readonly ClickedLink[] | null >(
		null
	);
	const [ message, setMessage ] = useState( '' );
	const [ order, setOrder ] = useState< Order >( 'clicks' );
	useEffect( () => {
		fetchClicks().then( setLinks, ( error: unknown ) =>
			setMessage(
				readProblem(
					error,
					__( 'The server did not answer. Try again.', 'larder' )
				).message
			)
		);
	}, [] );

	function content() {
		if ( message !== '' ) {
			return (
				<Notice status="error" isDismissible={ false }>
					{ message }
				</Notice>
			);
		}
		if ( links === null ) {
			return <Spinner />;
		}
		if ( links.length === 0 ) {
			return <p>{ __( 'Nobody has clicked a link yet.', 'larder' ) }</p>;
		}
		const column = ( by: Order, title: string ) => (
			<th
				scope="col"
				aria-sort={ order === by ? 'descending' : undefined }
			>
				<button
					type="button"
					className="larder-settings__sort"
					onClick={ () => setOrder( by ) }
				>
					{ title }
					<span aria-hidden="true">{ order === by ? ' ↓' : '' }</span>
				</button>
			</th>
		);
		return (
			<table className="widefat striped">
				<thead>
					<tr>
						<th scope="col">{ __( 'Address', 'larder' ) }</th>
						<th scope="col">{ __( 'Recipe', 'larder' ) }</th>
						{ column( 'clicks', __( 'Clicks', 'larder' ) ) }
						{ column( 'last', __( 'Last click', 'larder' ) ) }
					</tr>
				</thead>
				<tbody>
					{ sorted( links, order ).map( ( link ) => (
						<Row key={ link.id } { ...link } />
					) ) }
				</tbody>
			</table>
		);
	}

	return (
		<section className="larder-settings__clicks">
			<h2>{ __( 'Ingredient links: clicks', 'larder' ) }</h2>
			{ content() }
		</section>
	);
}
