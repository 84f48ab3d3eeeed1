<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Recipe\PlainText;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\TimeRanges;

/**
 * Returns random documents, as `DocumentBuilder` builds them; the same seed makes the same one.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Item from RecipeDocument
 * @phpstan-import-type Step from RecipeDocument
 */
final class RandomRecipes {

	/** Words with all that has a meaning in HTML, JSON, comments and shortcodes. */
	private const WORDS = [
		'flour',
		'Crème fraîche',
		'بصل',
		'a & b',
		'&amp;',
		'<b>',
		'1 < 2',
		'2 > 1',
		'"quoted"',
		"it's",
		'C:\\',
		'\\"',
		'--',
		'-->',
		'½',
		'🍋',
		'größer',
		'[gallery]',
		'%s',
		'$1',
		'&copy;',
		'(chopped)',
		'tbsp',
		'12',
		'0',
		"\u{2028}x",
		'<!-- wp:html -->',
		'null',
	];

	/** How many ids were given. */
	private int $ids = 0;

	/**
	 * @param int $seed Any number.
	 */
	public function __construct( private readonly int $seed ) {
		mt_srand( $seed );
	}

	/**
	 * Returns a document.
	 */
	public function document(): RecipeDocument {
		$items     = $this->several( fn (): array => [
			'id'    => $this->id(),
			'title' => $this->text(),
			'items' => $this->several( $this->item( ... ), 1 ),
		] );
		$foods     = array_merge( ...array_map( static fn ( array $group ): array => array_column( $group['items'], 'id' ), $items ) );
		$calories  = $this->maybe( fn (): int|float => $this->pick( [ 0, 320, 0.5, 1500 ] ) );
		$nutrition = $this->nutrition( $calories );
		$notes     = $this->several( fn (): string => $this->text( 1 ) );
		$times     = [
			'prep'   => mt_rand( 0, 90 ),
			'cook'   => mt_rand( 0, 3000 ),
			'rest'   => mt_rand( 0, 1 ) * 60,
			'custom' => mt_rand( 0, 1 ) * 10,
		];
		return new RecipeDocument(
			[
				'version'       => RecipeDocument::VERSION,
				'name'          => $this->text( 1 ),
				'description'   => $this->text(),
				'image'         => $this->image(),
				'author'        => $this->text(),
				'yield'         => $this->servings(),
				'times'         => TimeRanges::add(
					$times + [
						'customLabel' => $this->text(),
						'total'       => 0 === mt_rand( 0, 1 ) ? array_sum( $times ) : mt_rand( 4000, 5000 ),
					],
					// Of what was rolled already, so that the rolls that follow stay as they were.
					array_map(
						static fn ( int $minutes ): int => intdiv( $minutes, 2 ),
						array_filter( $times, static fn ( int $minutes ): bool => 0 === $minutes % 3 )
					)
				),
				'difficulty'    => $this->pick( [ '', 'beginner', 'intermediate', 'advanced' ] ),
				'seasons'       => $this->several( fn (): string => $this->pick( [ 'summer', 'available', 'Christmas & New Year' ] ) ),
				'calories'      => $calories,
				'cost'          => [
					'amount'   => $this->maybe( $this->number( ... ) ),
					'currency' => $this->pick( [ '', 'EUR', '$', 'a & b' ] ),
				],
				'temperature'   => $this->maybe( fn (): array => [
					'value' => $this->pick( [ -18, 0, 180, 37.5 ] ),
					'unit'  => $this->pick( [ 'C', 'F' ] ),
				] ),
				'keywords'      => $this->several( fn (): string => $this->text( 1 ) ),
				'ingredients'   => $items,
				'instructions'  => $this->several( fn (): array => [
					'id'    => $this->id(),
					'title' => $this->text(),
					'steps' => $this->several( fn (): array => $this->step( $foods ), 1 ),
				] ),
				'gallery'       => $this->several( fn (): array => [
					'type'    => $this->pick( [ 'image', 'video' ] ),
					'id'      => 0,
					'url'     => $this->url( 'jpg' ),
					'alt'     => $this->text(),
					'caption' => $this->text(),
				] ),
				'video'         => $this->maybe( $this->video( ... ) ),
				'notes'         => implode( "\n", $notes ),
				'faq'           => $this->several( $this->question( ... ) ),
				'nutrition'     => $nutrition,
				'equipment'     => $this->several( $this->tool( ... ) ),
				'authorProfile' => $this->maybe( fn (): array => [
					'name'  => $this->text( 1 ),
					'url'   => $this->pick( [ '', $this->url() ] ),
					'bio'   => $this->text(),
					'image' => $this->image(),
				] ),
				'source'        => $this->maybe( fn (): array => [
					'name' => $this->text( 1 ),
					'url'  => $this->pick( [ '', $this->url() ] ),
				] ),
				'tips'          => $this->several( fn (): array => [
					'kind'  => $this->pick( [ 'tip', 'note', 'warning', 'storage', 'swap', 'ahead' ] ),
					'title' => $this->text(),
					'text'  => $this->text( 1 ),
				] ),
			] + ( 0 === $this->seed % 3 ? [ 'isFood' => false ] : [] )
		);
	}

	/**
	 * Returns one of several things.
	 *
	 * @template T
	 * @param non-empty-list<T> $things
	 * @return T
	 */
	private function pick( array $things ): mixed {
		return $things[ mt_rand( 0, count( $things ) - 1 ) ];
	}

	/**
	 * Returns a thing, or null.
	 *
	 * @template T
	 * @param \Closure(): T $make Makes it.
	 * @return T|null
	 */
	private function maybe( \Closure $make ): mixed {
		return 0 === mt_rand( 0, 2 ) ? null : $make();
	}

	/**
	 * Returns some things.
	 *
	 * @template T
	 * @param \Closure(): T $make
	 * @param int           $least How many at least.
	 * @return list<T>
	 */
	private function several( \Closure $make, int $least = 0 ): array {
		$things = [];
		for ( $left = mt_rand( $least, 3 ); $left > 0; --$left ) {
			$things[] = $make();
		}
		return $things;
	}

	/**
	 * Returns a plain text of one line.
	 *
	 * @param int $least Words at least.
	 */
	private function text( int $least = 0 ): string {
		$words = [];
		for ( $left = mt_rand( $least, 4 ); $left > 0; --$left ) {
			$words[] = $this->pick( self::WORDS );
		}
		return self::folded( implode( ' ', $words ) );
	}

	/**
	 * Folds white space, as all texts of documents have it.
	 *
	 * @param string $text Plain text.
	 */
	private static function folded( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}

	/**
	 * Returns a text with markup, as kses leaves it.
	 */
	private function html(): string {
		$text = htmlspecialchars( $this->text( 1 ), ENT_NOQUOTES );
		return $this->pick( [
			$text,
			"<strong>$text</strong>",
			"<em>Stir</em> $text",
			"Take <a href=\"https://example.org/?a=1&amp;b=2\">$text</a>",
		] );
	}

	/**
	 * Returns an address.
	 *
	 * @param string $ending Ending of its file; empty for none.
	 */
	private function url( string $ending = '' ): string {
		return 'https://example.org/' . mt_rand( 1, 99 ) . ( '' === $ending ? '/?a=1&b=2' : ".$ending" );
	}

	/**
	 * Returns a number as people write one.
	 */
	private function number(): int|float {
		return $this->pick( [ 0, 1, 4, 12, 0.5, 2.25, 0.1, 1500 ] );
	}

	/**
	 * Returns an id that nothing else has.
	 */
	private function id(): string {
		return substr( md5( (string) ++$this->ids ), 0, 8 );
	}

	/**
	 * Returns a picture that is elsewhere, or none.
	 *
	 * @return Image|null
	 */
	private function image(): ?array {
		return $this->maybe( fn (): array => [ 'id' => 0, 'url' => $this->url( 'jpg' ), 'alt' => $this->text() ] );
	}

	/**
	 * Returns how much is made.
	 *
	 * @return array{amount: int|float|null, unit: string, max?: int|float}
	 */
	private function servings(): array {
		$amount = $this->maybe( $this->number( ... ) );
		return [ 'amount' => $amount, 'unit' => $this->text() ] + (
			null !== $amount && 0 === mt_rand( 0, 1 )
				? [ 'max' => $amount + 2 ]
				: []
		);
	}

	/**
	 * Returns an ingredient.
	 *
	 * @return Item
	 */
	private function item(): array {
		$food = $this->text();
		$unit = $this->pick( [ '', 'g', 'cloves' ] );
		$note = $this->pick( [ '', '(chopped)', $this->text() ] );
		return [
			'id'       => $this->id(),
			'text'     => $this->pick( [ self::folded( "2 $unit $food, $note" ), self::folded( "2 $food $unit" ) ] ),
			'quantity' => $this->pick( [ '', '2', '1 ½–2' ] ),
			'unit'     => $unit,
			'name'     => $food,
			'note'     => $note,
			'link'     => $this->maybe( fn (): array => [
				'url'    => $this->url(),
				'newTab' => $this->pick( [ true, false ] ),
				'rel'    => $this->pick( [ '', 'nofollow', 'sponsored nofollow' ] ),
			] ),
			'image'    => $this->image(),
		] + ( 0 === mt_rand( 0, 3 ) ? [ 'fixed' => true ] : [] );
	}

	/**
	 * Returns a step.
	 *
	 * @param list<string> $foods Ids of ingredients.
	 * @return Step
	 */
	private function step( array $foods ): array {
		$html = $this->html();
		$note = $this->html();
		return [
			'id'          => $this->id(),
			'title'       => $this->text(),
			'text'        => PlainText::from_html( $html ),
			'html'        => $html,
			'image'       => $this->image(),
			'videoUrl'    => $this->pick( [ '', $this->url( 'mp4' ) ] ),
			'videoStart'  => $this->maybe( static fn (): int => mt_rand( 0, 90 ) ),
			'note'        => PlainText::from_html( $note ),
			'tip'         => $this->text(),
			'ingredients' => $this->maybe( static fn (): array => array_slice( $foods, 0, mt_rand( 0, 2 ) ) ),
		] + ( str_contains( $note, '<' ) ? [ 'noteHtml' => $note ] : [] );
	}

	/**
	 * Returns a video.
	 *
	 * @return array{url: string, provider: 'youtube'|'file'|'embed', poster: Image|null, name: string, description: string, uploadDate: string, duration: int, tracks?: list<array{src: string, lang: string, label: string}>}
	 */
	private function video(): array {
		$provider = $this->pick( [ 'youtube', 'file', 'embed' ] );
		return [
			'url'         => match ( $provider ) {
				'youtube' => 'https://www.youtube.com/watch?v=abcdefghijk',
				'file'    => $this->url( 'mp4' ),
				default   => $this->url(),
			},
			'provider'    => $provider,
			'poster'      => $this->image(),
			'name'        => $this->text(),
			'description' => $this->text(),
			'uploadDate'  => '2026-01-02T00:00:00+00:00',
			'duration'    => $this->pick( [ 0, 75 ] ),
		] + ( 'file' === $provider ? [ 'tracks' => [ [ 'src' => $this->url( 'vtt' ), 'lang' => 'en', 'label' => $this->text() ] ] ] : [] );
	}

	/**
	 * Returns a question with its answer.
	 *
	 * @return array{id: string, question: string, answer: string, html: string}
	 */
	private function question(): array {
		$parts = $this->several( fn (): string => "<p>{$this->html()}</p>", 1 );
		$html  = implode(
			"\n",
			[
				...$parts,
				...$this->pick( [
					[],
					[ "<ul class=\"wp-block-list\"><li>One</li>\n\n<li>{$this->html()}</li></ul>" ],
					[ '<h3 class="wp-block-heading">More</h3>' ],
					[ '<table><tbody><tr><td>1</td></tr></tbody></table>' ],
				] ),
			]
		);
		return [
			'id'       => $this->id(),
			'question' => $this->text( 1 ),
			'answer'   => PlainText::from_html( $html ),
			'html'     => $html,
		];
	}

	/**
	 * Returns a thing to cook with.
	 *
	 * @return array{id: string, name: string, note: string, url: string, rel: string, newTab: bool, image: Image|null}
	 */
	private function tool(): array {
		$tool = [ 'id' => $this->id(), 'name' => $this->text( 1 ), 'note' => $this->text() ];
		return $tool + $this->pick( [
			[ 'url' => '', 'rel' => '', 'newTab' => false ],
			[ 'url' => $this->url(), 'rel' => 'sponsored', 'newTab' => false ],
			[ 'url' => $this->url(), 'rel' => 'noopener nofollow', 'newTab' => true ],
		] ) + [ 'image' => $this->image() ];
	}

	/**
	 * Returns the nutrition, in step with the calories, which may come from it.
	 *
	 * @param int|float|null $calories Calories of the recipe.
	 * @return array{servingSize: string, servings: string, values: array<string, string>, additional: list<array{name: string, value: string}>}|null
	 */
	private function nutrition( int|float|null $calories ): ?array {
		$values = [
			'calories' => null === $calories ? '' : $this->pick( [ (string) $calories, "$calories kcal" ] ),
			'totalFat' => $this->pick( [ '', '12', '< 0.5 g' ] ),
			'sodium'   => $this->pick( [ '', '2.5 mg', 'a trace' ] ),
		];
		$values = array_filter( $values, static fn ( string $value ): bool => '' !== $value );
		$rows   = $this->several( fn (): array => [ 'name' => $this->text( 1 ), 'value' => '5 g' ] );
		return [] === $values || 0 === mt_rand( 0, 2 )
			? null
			: [ 'servingSize' => $this->text(), 'servings' => $this->pick( [ '', '8' ] ), 'values' => $values, 'additional' => $rows ];
	}
}
