import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { normaliseMarkup } from '@larder/islands/testing';
import { RecipeCard } from '../src/recipe-card';

type Fixture = ComponentProps< typeof RecipeCard > & { html: string };

const folder = join( __dirname, 'fixtures/recipe-card' );

function read( file: string ): Fixture {
	// PHPUnit holds the files to this shape.
	return JSON.parse(
		readFileSync( join( folder, file ), 'utf8' )
	) as Fixture;
}

describe( 'the card renders what PHP prints', () => {
	it.each( readdirSync( folder ) )( '%s', ( file ) => {
		const { html, ...props } = read( file );
		const { container } = render( <RecipeCard { ...props } /> );
		expect( normaliseMarkup( container.innerHTML ) ).toBe(
			normaliseMarkup( html )
		);
	} );
} );

describe( 'RecipeCard', () => {
	const { card } = read( 'full.json' );

	it( 'has one link to the recipe, named as the recipe is', () => {
		render( <RecipeCard card={ card } /> );
		const links = screen
			.getAllByRole( 'link' )
			.filter(
				( link ) => link.getAttribute( 'href' ) === card.permalink
			);
		expect( links ).toHaveLength( 1 );
		expect( links[ 0 ]?.textContent ).toBe( card.title );
	} );

	it( 'shows controls beside the link, not inside it', () => {
		render(
			<RecipeCard card={ card } actions={ <button>Save</button> } />
		);
		expect(
			screen.getByRole( 'button', { name: 'Save' } ).closest( 'a' )
		).toBeNull();
	} );

	it( 'shows rating, time and difficulty, and no more unless the site says so', () => {
		const { container } = render( <RecipeCard card={ card } /> );
		expect(
			container.querySelector( '.larder-card__meta' )?.textContent
		).toBe(
			[
				card.rating.text + card.rating.label,
				card.total_time,
				card.difficulty_level,
			].join( ' · ' )
		);
		expect( container.textContent ).not.toContain( card.recipe_calories );
		expect( container.textContent ).not.toContain( 'Vegan' );
	} );

	it( 'shows the colour of a badge as a dot, and none where the site has chosen none', () => {
		const badges = { badge: 'New', link: '#', color: '#7A2339' };
		const { unmount } = render(
			<RecipeCard card={ { ...card, badges } } />
		);
		const badge = (): HTMLElement => screen.getByText( 'New' );
		expect( badge().style.getPropertyValue( '--larder-badge' ) ).toBe(
			'#7A2339'
		);
		unmount();
		render(
			<RecipeCard
				card={ { ...card, badges: { ...badges, color: '#E84E3B' } } }
			/>
		);
		expect( badge().hasAttribute( 'style' ) ).toBe( false );
	} );

	it( 'says nothing of facts that nobody knows', () => {
		const { container } = render(
			<RecipeCard
				card={ {
					...card,
					total_time: '',
					difficulty_level: '',
				} }
			/>
		);
		expect( container.textContent ).not.toContain( '·' );
	} );
} );
