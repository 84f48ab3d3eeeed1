import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Preview } from './read-check';

/**
 * Shows the recipe as a search engine would.
 */
export function ResultPreview( {
	preview,
}: {
	/** What it makes of it. */
	preview: Preview;
} ): ReactElement {
	const { title, site, path, image, description, rating, facts } = preview;
	const stars =
		rating &&
		sprintf(
			/* translators: 1: average of the ratings, such as 4.5, 2: how many there are. */
			_n(
				'%1$s of 5 stars (%2$s rating)',
				'%1$s of 5 stars (%2$s ratings)',
				rating.count,
				'larder'
			),
			rating.value.toLocaleString(),
			rating.count.toLocaleString()
		);
	const known = [ stars, ...facts ].filter( Boolean );
	return (
		<figure className="larder-result">
			<figcaption>
				{ __( 'In the results of a search engine, about', 'larder' ) }
			</figcaption>
			<div className="larder-result__card">
				<div className="larder-result__texts">
					<p className="larder-result__site">
						<strong>{ site }</strong>
						<span dir="ltr">{ path.join( ' › ' ) }</span>
					</p>
					<p className="larder-result__title">
						{ title || __( '(no title)', 'larder' ) }
					</p>
					{ known.length > 0 && (
						<p className="larder-result__facts">
							{ rating && (
								<span aria-hidden="true">
									{ '★'.repeat(
										Math.round( rating.value )
									) }{ ' ' }
								</span>
							) }
							{ known.join( ' · ' ) }
						</p>
					) }
					{ description !== '' && (
						<p className="larder-result__description">
							{ description }
						</p>
					) }
				</div>
				{ image !== '' && (
					<img
						className="larder-result__image"
						src={ image }
						alt=""
					/>
				) }
			</div>
		</figure>
	);
}
