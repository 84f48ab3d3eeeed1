import { offersOf, progressOf } from '../src/change-over/progress';
import { countLabel, statusText } from '../src/change-over/status-text';
import type { Status } from '../src/change-over/types';
import { counted } from './support/counted';

const status = ( changes: Partial< Status > ): Status => ( {
	...counted,
	...changes,
} );

beforeEach( () => {
	window.larderJobScreen = {
		locale: 'en',
		texts: { deactivate: 'Deactivate the other plugin.' },
	};
} );

describe( 'The text of a change-over', () => {
	const STAYS = 'Until you say that it stays, all of it can go back.';

	it.each< [ string, Partial< Status > ] >( [
		[ 'The disk is full.', { problem: 'The disk is full.' } ],
		[
			'Paused. 1 of 2 recipes have changed over.',
			{ phase: 'changing', changed: 1, isBusy: true, isPaused: true },
		],
		[ 'Paused.', { phase: 'undoing', isBusy: true, isPaused: true } ],
		[ 'Nothing has been counted yet.', { phase: 'idle' } ],
		[ 'All of this comes along.', {} ],
		[
			'All of this comes along; 3 have damage from before, listed below. The media library lacks 1,500 of their pictures, which are shown from their addresses. They can be copied before the change-over.',
			{ damaged: 3, elsewhere: 1_500 },
		],
		[
			'Copying pictures into the media library: 4 so far. You may close this page; it goes on.',
			{ phase: 'copying', done: 4 },
		],
		[
			'Pictures that were copied into the media library: 4. Now the recipes can change over.',
			{ phase: 'copied', copied: 4 },
		],
		[
			'1 of 2 recipes have changed over. You may close this page; it goes on.',
			{ phase: 'changing', changed: 1 },
		],
		[
			`1 of 2 recipes have changed over. Nothing was lost. ${ STAYS }`,
			{ phase: 'changed', changed: 1, isActive: true },
		],
		[
			`2 of 2 recipes have changed over. Nothing was lost. ${ STAYS } Deactivate the other plugin.`,
			{ phase: 'changed', changed: 2, isActive: true },
		],
		[
			`2 of 2 recipes have changed over. 1 of them lack something that they had; the list below and the report say what. Posts with pictures that the media library lacks: 1. They are shown from their addresses, and can still be copied. ${ STAYS }`,
			{ phase: 'changed', changed: 2, lost: 1, lacking: 1 },
		],
		[
			'Going back… 5 posts are as they were before.',
			{ phase: 'undoing', done: 5 },
		],
		[ 'All is as it was before.', { phase: 'undone' } ],
		[ '', { phase: 'of-a-newer-version' } ],
	] )( 'is: %s', ( text, changes ) => {
		expect( statusText( status( changes ) ) ).toBe( text );
	} );

	it( 'names what was counted', () => {
		expect( countLabel( 'ingredients' ) ).toBe( 'Ingredients' );
		expect( countLabel( 'of-a-newer-version' ) ).toBe(
			'of-a-newer-version'
		);
	} );
} );

describe( 'The progress of a change-over', () => {
	it.each< [ string, Partial< Status >, number, number ] >( [
		[ 'looking', { done: 1 }, 1, 2 ],
		[ 'copying', { done: 1, elsewhere: 4 }, 1, 4 ],
		[ 'changing', { changed: 1, done: 9 }, 1, 2 ],
		[ 'undoing', { done: 1, posts: 2 }, 1, 3 ],
		[ 'keeping', {}, 0, 1 ],
		[ 'kept', { done: 9 }, 0, 1 ],
	] )( 'while %s counts %p', ( phase, counts, value, max ) => {
		expect( progressOf( status( { phase, ...counts } ) ) ).toEqual( {
			value,
			max,
		} );
	} );
} );

describe( 'A change-over offers', () => {
	const offered = ( changes: Partial< Status > ) =>
		Object.entries( offersOf( status( changes ) ) )
			.filter( ( [ , isOffered ] ) => isOffered )
			.map( ( [ action ] ) => action );

	it.each< [ string, Partial< Status >, string[] ] >( [
		[
			'to change over once everything has been counted',
			{ elsewhere: 1 },
			[ 'change', 'copy', 'look', 'sample', 'try', 'next' ],
		],
		[ 'to pause', { isBusy: true }, [ 'pause', 'next' ] ],
		[
			'to go on',
			{ isBusy: true, isPaused: true },
			[ 'continue', 'next' ],
		],
		[
			'to copy missing pictures when all have changed over',
			{ changed: 2, lacking: 1 },
			[ 'copy', 'look', 'try', 'next' ],
		],
	] )( '%s', ( _, changes, actions ) => {
		expect( offered( changes ) ).toEqual( actions );
	} );
} );
