import { pastedFact } from '../pasted-fact';

describe( 'a line above the lists of a pasted recipe', () => {
	it.each( [
		[ 'Prep time: 10 min', { prepTime: 10 } ],
		[ 'Prep Time 1 hr 15 mins', { prepTime: 75 } ],
		[ 'Cook: 1½ hours', { cookTime: 90 } ],
		[ 'Chill time: 2 h', { restTime: 120 } ],
		[ 'Total time – 45 minutes', { totalTime: 45 } ],
		[ 'Prep: 30-40 min', { prepTime: 40, timesFrom: { prepTime: 30 } } ],
		[
			'Cook time: 1 to 1½ hours',
			{ cookTime: 90, timesFrom: { cookTime: 60 } },
		],
		[
			'Cook time: about 10 to 15 minutes',
			{ cookTime: 15, timesFrom: { cookTime: 10 } },
		],
		[ 'Backzeit: 45 Min. bis 1 Std.', { cookTime: 60 } ],
		[ 'Temps de cuisson : 25 à 30 min', { cookTime: 30 } ],
		[ 'Vorbereitung: 20 Min.', { prepTime: 20 } ],
		[ 'Kochzeit: 1 Std.', { cookTime: 60 } ],
		[ 'Temps de cuisson : 30 min', { cookTime: 30 } ],
		[ 'Tiempo total: 1 h', { totalTime: 60 } ],
		[ 'Cook time: about 1 hour and a half', { cookTime: 90 } ],
		[ 'Prep time: half an hour', { prepTime: 30 } ],
		[ 'Tiempo total: una hora y media', { totalTime: 90 } ],
		[ 'Serves 4', { yieldAmount: 4, yieldUnit: '' } ],
		[ 'Serves 4-6', { yieldAmount: 4, yieldMax: 6, yieldUnit: '' } ],
		[ 'Serves 4.5', { yieldAmount: 4.5, yieldUnit: '' } ],
		[ 'Makes: 12 cookies', { yieldAmount: 12, yieldUnit: 'cookies' } ],
		[ 'Für 4 Personen', { yieldAmount: 4, yieldUnit: 'Personen' } ],
		[ 'Yield: 8 <small>', { yieldAmount: 8, yieldUnit: '&lt;small&gt;' } ],
	] )( '"%s" tells a fact', ( text, fact ) => {
		expect( pastedFact( text ) ).toMatchObject( fact );
	} );

	it.each( [
		'Cook this in 20 minutes',
		'Total comfort in 3 steps: enjoy',
		'Prep time: a while',
		'Prep time: 40-30 min',
		'Prep time: 3 - 4 friends',
		'Backwards: 20',
		'For 3 friends who came for 2 days and stayed for a month with us all',
		'Lentil soup',
		'',
	] )( '"%s" tells none', ( text ) => {
		expect( pastedFact( text ) ).toBeNull();
	} );
} );
