import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { ArchiveView } from '../components/archive-view';
import { printedItems } from '../printed-items';
import type { ArchiveViewProps } from '../view-types';
import { layOut } from './lay-out';

beforeEach( () => {
	layOut();
} );

/** What PHP makes the cards of. */
type Cards = { cards: { recipe_id: number }[] };

describeParity< Omit< ArchiveViewProps, 'recipes' > & Cards >(
	join( __dirname, 'fixtures/parity' ),
	( { cards, ...props }, html ) => {
		const root = document.createElement( 'section' );
		root.innerHTML = html;
		const { container } = render(
			<ArchiveView
				{ ...props }
				recipes={ cards.map( ( { recipe_id: id } ) => id ) }
				items={ printedItems( root ) }
			/>
		);
		// What Embla adds to the row once it moves it.
		for ( const moved of container.querySelectorAll(
			'ul[class*="slides"], li[class*="slide"]'
		) ) {
			moved.removeAttribute( 'style' );
		}
		const viewport = container.querySelector( '.is-ready' );
		viewport?.classList.remove( 'is-ready' );
		viewport?.removeAttribute( 'style' );
		return container.innerHTML;
	}
);
