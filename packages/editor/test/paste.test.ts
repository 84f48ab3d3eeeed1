import './browser';
import fc from 'fast-check';
import {
	linesOfClipboard,
	linesOfPieces,
	linesOfText,
} from '../src/paste/lines';
import { withWholeFacts } from '../src/paste/fact-lines';
import { withoutNoise } from '../src/paste/noise';
import { piecesOf } from '../src/paste/pieces';
import { decodeText, encodeText, safeUrl } from '../src/text/html-text';

/** Writes lines as text, headings with a sharp. */
const draw = ( lines: { isHeading: boolean; html: string }[] ) =>
	lines.map( ( { isHeading, html } ) =>
		isHeading ? `# ${ html }` : html
	);

describe( 'pasted text', () => {
	it.each( [
		[ '- 1 egg', '1 egg' ],
		[ '* 1 egg', '1 egg' ],
		[ '·1 egg', '1 egg' ],
		[ '• 1 egg', '1 egg' ],
		[ '▢ 1 egg', '1 egg' ],
		[ '[ ] 1 egg', '1 egg' ],
		[ '- [x] 1 egg', '1 egg' ],
		[ '1. Mix', 'Mix' ],
		[ '2) Mix', 'Mix' ],
		[ 'Step 3: Mix', 'Mix' ],
		[ 'STEP THREE – Mix', 'Mix' ],
		[ '3️⃣ Mix', 'Mix' ],
		[ '③ Mix', 'Mix' ],
		[ '1. Schritt: Mix', 'Mix' ],
		[ '▪️200 g flour', '200 g flour' ],
		[ '👩‍🍳 Mix 💛', 'Mix 💛' ],
		[ '> > 1 egg', '1 egg' ],
		[ '1 egg', '1 egg' ],
		[ '1.5 kg flour', '1.5 kg flour' ],
		[ '1-2 eggs', '1-2 eggs' ],
		[ '-5 degrees', '-5 degrees' ],
		[ '½ cup', '½ cup' ],
		[ 'Mac & <cheese>', 'Mac &amp; &lt;cheese&gt;' ],
		[ '&frac12; cup sugar', '½ cup sugar' ],
		[ '1&#8260;2 cup milk', '1⁄2 cup milk' ],
		[ '&#xbd; tsp salt', '½ tsp salt' ],
		[ 'Mac &amp; cheese', 'Mac &amp; cheese' ],
		[ '&lt;b&gt; eggs', '&lt;b&gt; eggs' ],
		[ 'Salt &pepper', 'Salt &amp;pepper' ],
		[ '1 &unknown; egg', '1 &amp;unknown; egg' ],
		[ '1&#32;cup oats', '1 cup oats' ],
		[
			'See https://example.org/?a=1&copy;=2 &frac12;',
			'See https://example.org/?a=1&amp;copy;=2 ½',
		],
		[ '2 salt [1](note) flour', '2 salt [1](note) flour' ],
		[ '1 cup [white](1/2) flour', '1 cup [white](1/2) flour' ],
		[ '![a](b) egg', '![a](b) egg' ],
		[ '2 [eggs](recipes/egg)', '2 eggs' ],
		[ '2 [eggs](egg.html) and [salt]()', '2 eggs and salt' ],
		[ '![an egg](my_egg_(1).jpg) 1 egg', '1 egg' ],
		[ 'For the sauce:', '# For the sauce' ],
		[ '## Sauce', '# Sauce' ],
		[ '**Sauce**', '# Sauce' ],
		[ '- Sauce:', '# Sauce' ],
	] )( '"%s" becomes "%s"', ( line, expected ) => {
		expect( draw( linesOfText( line ) ) ).toEqual( [ expected ] );
	} );

	it( 'keeps the links of Markdown to other sites', () => {
		expect(
			linesOfText(
				'2 [le<m>ons](https://example.org/a_(b)?c="&d) & [salt](javascript:alert)'
			).map( ( { html } ) => html )
		).toEqual( [
			'2 <a href="https://example.org/a_(b)?c=&quot;&amp;d">le&lt;m&gt;ons</a> &amp; salt',
		] );
	} );

	it( 'leaves empty lines and lone markers out', () => {
		expect( draw( linesOfText( 'a\r\n\r\n-\n  \n1.\nb' ) ) ).toEqual( [
			'a',
			'b',
		] );
	} );

	it( 'reads signs that a page showed in letters', () => {
		expect(
			draw(
				linesOfClipboard( {
					html: '<ul><li>&amp;frac12; cup <b>oats</b></li><li>1 egg</li></ul>',
					plain: '',
				} )
			)
		).toEqual( [ '½ cup <strong>oats</strong>', '1 egg' ] );
	} );

	it.each( [
		[
			'?q=&amp;#34;onmouseover=alert(1)/y=&amp;#34;',
			'?q=&amp;#34;onmouseover=alert(1)/y=&amp;#34;',
		],
		[ '?a=1&amp;copy;=2', '?a=1&amp;copy;=2' ],
		[ '?a=1&amp;b=2', '?a=1&amp;b=2' ],
	] )( 'reads no signs in the address of a link: %s', ( query, kept ) => {
		const [ line ] = linesOfClipboard( {
			html: `<ul><li>• 2 <a href="https://example.org/${ query }">egg&amp;#115;</a></li><li>salt</li></ul>`,
			plain: '',
		} );
		expect( line?.html ).toBe(
			`2 <a href="https://example.org/${ kept }">eggs</a>`
		);
	} );

	it( 'never makes an attribute of what a page has in one', () => {
		const { body } = new window.DOMParser().parseFromString(
			'',
			'text/html'
		);
		fc.assert(
			fc.property(
				fc
					.array(
						fc.constantFrom(
							...[
								'&',
								'#34;',
								'quot;',
								'"',
								' ',
								'amp;',
								'lt;',
							],
							...[ 'onclick=x', '/', '>', '#x22;', '?', '=' ]
						)
					)
					.map( ( signs ) => signs.join( '' ) ),
				( query ) => {
					const link = document.createElement( 'a' );
					link.href = `https://example.org/?${ query }`;
					link.textContent = `salt ${ query }`;
					body.innerHTML = linesOfClipboard( {
						html: `<p>${ link.outerHTML }</p><p>1 egg</p>`,
						plain: '',
					} )
						.map( ( { html } ) => html )
						.join( '<br>' );
					return [ ...body.querySelectorAll( '*' ) ].every(
						( element ) =>
							element.localName === 'br' ||
							element.getAttributeNames().join() === 'href'
					);
				}
			)
		);
	} );

	it( 'never makes markup of what was typed', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) =>
				linesOfText( text ).every(
					( { html } ) => encodeText( decodeText( html ) ) === html
				)
			)
		);
	} );
} );

describe( 'pasted HTML', () => {
	const paste = ( html: string, plain = '' ) =>
		draw( linesOfClipboard( { html, plain } ) );

	it( 'gives a row for each item, and headings', () => {
		expect(
			paste(
				'<h2>Dough</h2><ul><li>1 egg</li><li><p>2 <b>cups</b></p></li></ul><p>Sauce:<br>oil</p>'
			)
		).toEqual( [
			'# Dough',
			'1 egg',
			'2 <strong>cups</strong>',
			'# Sauce',
			'oil',
		] );
	} );

	it( 'takes a bold paragraph for a heading, as Word writes one', () => {
		expect(
			paste(
				'<p><b>For the sauce<o:p></o:p></b></p><p>1 egg</p><p><b>2 cups milk</b></p><p><b>Stir!</b></p><ul><li><b>Salt</b></li></ul><p>Serve.</p>'
			)
		).toEqual( [
			'# For the sauce',
			'1 egg',
			'<strong>2 cups milk</strong>',
			'<strong>Stir!</strong>',
			'<strong>Salt</strong>',
			'Serve.',
		] );
		expect( paste( '<p><b>Salt</b></p><p><b>Pepper</b></p>' ) ).toEqual( [
			'<strong>Salt</strong>',
			'<strong>Pepper</strong>',
		] );
	} );

	it( 'reads the headings and formats of Google Docs, which are styles', () => {
		const bold = '<p><span style="font-weight:700">Sauce</span></p>';
		const item =
			'<ul><li><p><span style="font-weight:400">2 cloves garlic, </span><span style="font-style:italic">minced</span></p></li></ul>';
		expect(
			paste( `<b style="font-weight:normal">${ bold }${ item }</b>` )
		).toEqual( [ '# Sauce', '2 cloves garlic, <em>minced</em>' ] );
		expect(
			paste( '<b style="font-weight:normal">1 egg</b>', '1 egg' )
		).toEqual( [ '1 egg' ] );
	} );

	it( 'leaves out the bullets that Word writes as letters', () => {
		const item = ( bullet: string, text: string ) =>
			`<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>${ bullet }<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${ text }<o:p></o:p></p>`;
		expect(
			paste( item( 'o', '2 eggs' ) + item( '§', '<i>fine</i> salt' ) )
		).toEqual( [ '2 eggs', '<em>fine</em> salt' ] );
	} );

	it( 'keeps the number that a field of a page shows, and no other field', () => {
		expect(
			paste(
				'<p>Servings <input type="number" value="16"> squares</p><p><input type="checkbox" value="1">2 eggs</p><p><input type="text" value="Search">Bake</p>'
			)
		).toEqual( [ 'Servings 16 squares', '2 eggs', 'Bake' ] );
	} );

	it( 'takes steps apart that stand in one paragraph, and a list behind its bold name', () => {
		expect(
			draw(
				linesOfClipboard( {
					html: '<p><strong>Ingredients:</strong> 2 avocados, 1 lime</p><p>1. Mash &amp; stir. 2. Serve.</p><p>1. Keep <a href="https://example.org/">this</a>. 2. Whole.</p>',
					plain: '',
				} )
			)
		).toEqual( [
			'# Ingredients',
			'2 avocados',
			'1 lime',
			'Mash &amp; stir.',
			'Serve.',
			'Keep <a href="https://example.org/">this</a>. 2. Whole.',
		] );
	} );

	it( 'reads what Gmail quotes and what Apple Notes writes', () => {
		expect(
			draw(
				linesOfClipboard( {
					html: '<div><b><span style="font-size: 24px">Flapjacks</span></b></div><div><br></div><div><b>Method</b></div><ul class="Apple-dash-list"><li>🔸 Melt</li></ul><blockquote><div>Bake</div></blockquote><br class="Apple-interchange-newline">',
					plain: '',
				} )
			)
		).toEqual( [ '# Flapjacks', '# Method', 'Melt', 'Bake' ] );
	} );

	it( 'joins the cells of a table row', () => {
		expect(
			paste(
				'<table><tr><td>200 g</td><td>flour</td></tr><tr><td>1</td><td>egg</td></tr></table>'
			)
		).toEqual( [ '200 g flour', '1 egg' ] );
		expect(
			paste(
				'<google-sheets-html-origin><table><tr><td>Ingredients</td></tr><tr><td>3</td><td>eggs</td></tr></table></google-sheets-html-origin>'
			)
		).toEqual( [ 'Ingredients', '3 eggs' ] );
	} );

	it( 'leaves out what a page says to screen readers alone, but for headings', () => {
		expect(
			paste(
				'<h3 class="screen-reader-text">Times</h3><p>Prep Time 10<span class="sr-only screen-reader-text"> minutes</span> mins</p>'
			)
		).toEqual( [ '# Times', 'Prep Time 10 mins' ] );
	} );

	it( 'keeps a heading that a hidden wrapper has, and a hidden name of a list', () => {
		expect(
			draw(
				linesOfClipboard( {
					html: '<div class="sr-only"><h2>Ingredients</h2> of this page</div><p>1 egg<b style="display: none">more</b></p><p class="visually-hidden">Method</p><p>Whisk.</p><div hidden>Private</div>',
					plain: '',
				} )
			)
		).toEqual( [ '# Ingredients', '1 egg', 'Method', 'Whisk.' ] );
	} );

	it( 'leaves out a hidden heading that is that of something else than a recipe', () => {
		expect(
			draw(
				linesOfClipboard( {
					html: '<h2>Method</h2><p>Whisk.</p><div class="screen-reader-text"><h2>Post navigation</h2><p>Older</p></div><div hidden><h2>Comments</h2><p>Nice!</p></div><p>Fry.</p>',
					plain: '',
				} )
			)
		).toEqual( [ '# Method', 'Whisk.', 'Fry.' ] );
	} );

	it( 'keeps a part of a recipe that a page hides, such as behind a tab', () => {
		expect(
			draw(
				linesOfClipboard( {
					html: '<h2>Ingredients</h2><p>1 egg</p><div hidden><h2>Method</h2><ol><li>Whisk.</li><li style="display:none">Ad</li></ol></div>',
					plain: '',
				} )
			)
		).toEqual( [ '# Ingredients', '1 egg', '# Method', 'Whisk.' ] );
	} );

	it( 'loses nothing of a post of the site, however its author hides it', () => {
		expect(
			draw(
				linesOfPieces(
					piecesOf(
						'<p>1 egg<span class="screen-reader-text">one</span></p><aside>2 leeks</aside><div hidden><h2>Method</h2><ol><li>Whisk.</li></ol></div><div style="display:none"><p>Keep cold.</p></div>',
						{ isOwn: true }
					)
				)
			)
		).toEqual( [ '1 egg', '2 leeks', '# Method', 'Whisk.', 'Keep cold.' ] );
	} );

	it.each( [
		[
			'with a cell for each list',
			'<tr><th>Ingredients</th><th>Method</th></tr><tr><td>2 eggs<br>salt</td><td>1. Whisk.<br>2. Fry.</td></tr>',
		],
		[
			'with a row for each food',
			'<tr><td>Ingredients</td><td>Method</td></tr><tr><td>2 eggs</td><td>Whisk.</td></tr><tr><td>salt</td><td>Fry.</td></tr>',
		],
		[
			'with a column for amounts',
			'<tr><td colspan="2"><b>Ingredients</b></td><td><b>Method</b></td></tr><tr><td>2</td><td>eggs</td><td rowspan="2"><p>Whisk.</p><p>Fry.</p></td></tr><tr><td></td><td>salt</td></tr>',
		],
	] )( 'reads lists side by side as one after the other, %s', ( _, rows ) => {
		expect(
			draw(
				linesOfClipboard( {
					html: `<h1>Pancakes</h1><table>${ rows }</table>`,
					plain: '',
				} )
			).map( ( line ) => line.replace( /<[^>]+>/g, '' ) )
		).toEqual( [
			'# Pancakes',
			'Ingredients',
			'2 eggs',
			'salt',
			'Method',
			'Whisk.',
			'Fry.',
		] );
	} );

	it.each( [
		[
			'with notes of each food',
			'<tr><th>Ingredient</th><th>Amount</th><th>Notes</th></tr><tr><td><p>flour</p></td><td><p>500 g</p></td><td>sifted </td></tr><tr><td>eggs </td><td>2</td><td></td></tr>',
			[ 'Ingredient', '500 g flour, sifted', '2 eggs' ],
		],
		[
			'with amounts and steps',
			'<tr><th colspan="2">Ingredients</th><th>Method</th></tr><tr><td><b>flour</b></td><td>500 g</td><td rowspan="2">Knead.</td></tr><tr><td>eggs</td><td>2</td></tr>',
			[
				'Ingredients',
				'500 g <strong>flour</strong>',
				'2 eggs',
				'Method',
				'Knead.',
			],
		],
		[
			'with a cell of foods beside several steps',
			'<tr><th>Ingredients</th><th>Method</th></tr><tr><td rowspan="2">2 eggs<br>salt</td><td>Whisk.</td></tr><tr><td>Fry.</td></tr>',
			[ 'Ingredients', '2 eggs', 'salt', 'Method', 'Whisk.', 'Fry.' ],
		],
		[
			'with a cell of foods beside all steps that are left, and a picture beside all',
			'<tr><td rowspan="3"></td><th>Ingredients</th><th>Method</th></tr><tr><td rowspan="0">2 eggs</td><td>Whisk.</td></tr><tr><td>Fry.</td></tr>',
			[ 'Ingredients', '2 eggs', 'Method', 'Whisk.', 'Fry.' ],
		],
		[
			'with all foods and all amounts in one cell each, beside steps',
			'<tr><th>Ingredients</th><th></th><th>Method</th></tr><tr><td>2 eggs<br>1 lemon</td><td>200 g<br>10 ml</td><td>Whisk.</td></tr>',
			[
				'Ingredients',
				'2 eggs',
				'1 lemon',
				'Method',
				'200 g',
				'10 ml Whisk.',
			],
		],
		[
			'stay rows where they name notes alone beside foods',
			'<tr><th>Ingredient</th><th>Substitutions</th></tr><tr><td>flour</td><td>spelt</td></tr>',
			[ 'Ingredient Substitutions', 'flour spelt' ],
		],
		[
			'stay rows where nothing is below their names',
			'<tr><th>Ingredients</th><th>Method</th></tr>',
			[ 'Ingredients Method' ],
		],
	] )( 'reads columns, %s', ( _, rows, lines ) => {
		expect(
			paste( `<h1>Bread</h1><table>${ rows }</table>` ).slice( 1 )
		).toEqual( lines );
	} );

	it( 'runs no script and keeps no handler', () => {
		const result = paste(
			'<p onclick="x()">a<script>x()</script><img src=x onerror=x()></p><p><a href="javascript:x()">b</a></p>'
		).join();
		expect( result ).not.toMatch( /script|onclick|onerror/ );
	} );

	it( 'prefers the lines of plain text when the HTML is one block', () => {
		expect( paste( '<pre>a b</pre>', 'a\nb' ) ).toEqual( [ 'a', 'b' ] );
	} );
} );

describe( 'addresses', () => {
	it.each( [
		[ 'https://example.org/?a=1&amp;b=2', 'https://example.org/?a=1&b=2' ],
		[ '/page#part', '/page#part' ],
		[ 'javascript:alert(1)', '' ],
		[ ' java\nscript:alert(1)', '' ],
		[ 'data:text/html,x', '' ],
	] )( 'such as %j are kept only if they are safe', ( url, expected ) => {
		expect( safeUrl( url ) ).toBe( expected );
	} );
} );

/** Returns the microseconds of processor time that reading a line of a piece takes. */
function workOf( piece: string, length: number ): number {
	const line = piece.repeat( length / piece.length );
	const start = process.cpuUsage();
	withWholeFacts( withoutNoise( linesOfText( line ) ) );
	const { user, system } = process.cpuUsage( start );
	return user + system;
}

describe( 'a line of a megabyte', () => {
	// Four times the length is four times the work; where each part looks at all others it is sixteen times.
	it.each( [ ',', '1, ', '| a ', '![a](b/' ] )(
		'of “%s” takes work in proportion to its length',
		( piece ) => {
			workOf( piece, 1e5 );
			const quarter = workOf( piece, 3e5 );
			expect( workOf( piece, 12e5 ) ).toBeLessThan(
				10 * Math.max( quarter, 100_000 )
			);
		}
	);
} );
