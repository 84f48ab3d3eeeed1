<?php
declare( strict_types=1 );

namespace Larder\Bench;

use Larder\Recipe\RecipeDocument;

/**
 * Fills a site with recipes that look like those of a large site: few values that many have, many that few have.
 */
final class SearchSite {

	private const TAXONOMIES = [
		'recipe-course'         => [ 12, 2 ],
		'recipe-cuisine'        => [ 60, 2 ],
		'recipe-cooking-method' => [ 20, 2 ],
		'recipe-tag'            => [ 400, 5 ],
		'recipe-key'            => [ 12, 2 ],
		'recipe-badge'          => [ 10, 1 ],
		'recipe-dietary'        => [ 25, 2 ],
	];

	/** How many foods there are, besides those that are named. */
	private const FOODS = 1300;

	private const NAMED = [ 'tomato', 'onion', 'garlic', 'basil', 'flour', 'butter', 'salt', 'lemon' ];

	private const BATCH = 500;

	/** @var array<string, list<array{int, int}>> Term and term taxonomy ids. */
	private array $terms = [];

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Adds recipes until there are as many as asked for.
	 *
	 * @param int $recipes How many.
	 * @return int How many were added.
	 */
	public function fill( int $recipes ): int {
		mt_srand( 7 );
		$this->make_terms();
		$have = (int) $this->db->get_var( "SELECT COUNT(*) FROM {$this->db->posts} WHERE post_type = 'recipe'" );
		$last = (int) $this->db->get_var( "SELECT MAX( ID ) FROM {$this->db->posts}" );
		for ( $done = $have; $done < $recipes; $done += self::BATCH ) {
			$this->add( $last, min( self::BATCH, $recipes - $done ) );
			$last += self::BATCH;
			if ( 0 === $done % 10_000 ) {
				fwrite( STDERR, "made $done\n" );
			}
		}
		return max( 0, $recipes - $have );
	}

	/**
	 * Returns the terms of a taxonomy, the most used first.
	 *
	 * @return list<int>
	 */
	public function terms( string $taxonomy ): array {
		return array_column( $this->terms[ $taxonomy ], 0 );
	}

	/**
	 * Returns the latest recipe.
	 */
	public function last(): int {
		return (int) $this->db->get_var( "SELECT MAX( ID ) FROM {$this->db->posts} WHERE post_type = 'recipe'" );
	}

	/**
	 * Creates all terms.
	 */
	private function make_terms(): void {
		foreach ( self::TAXONOMIES as $taxonomy => [ $count ] ) {
			for ( $number = 0; $number < $count; $number++ ) {
				$name = ucfirst( str_replace( 'recipe-', '', $taxonomy ) ) . " $number";
				$term = term_exists( $name, $taxonomy );
				$term = is_array( $term ) ? $term : wp_insert_term( $name, $taxonomy );
				if ( is_array( $term ) ) {
					$this->terms[ $taxonomy ][] = [ (int) $term['term_id'], (int) $term['term_taxonomy_id'] ];
				}
			}
		}
	}

	/**
	 * Adds a batch of recipes.
	 *
	 * @param int $last The latest post.
	 */
	private function add( int $last, int $count ): void {
		$posts = [];
		$terms = [];
		$metas = [];
		for ( $number = 1; $number <= $count; $number++ ) {
			$id    = $last + $number;
			$date  = gmdate( 'Y-m-d H:i:s', 1_500_000_000 + 1000 * $id );
			$foods = [];
			for ( $food = 0; $food < 8; $food++ ) {
				$place   = self::zipf( self::FOODS );
				$foods[] = self::NAMED[ $place ] ?? "food$place";
			}
			$foods   = array_values( array_unique( $foods ) );
			$title   = ucfirst( $foods[0] ) . ' ' . [ 'soup', 'stew', 'pie', 'salad' ][ mt_rand( 0, 3 ) ] . " $id";
			$posts[] = $this->db->prepare(
				"( %d, 1, %s, %s, '', %s, '', 'publish', %s, 'recipe', %s, %s, '', '', '' )",
				$id,
				$date,
				$date,
				$title,
				"r$id",
				$date,
				$date
			);
			$metas[] = $this->db->prepare( "( %d, '_larder_recipe', %s )", $id, $this->document( $title, $foods ) );
			foreach ( self::TAXONOMIES as $taxonomy => [ $of, $most ] ) {
				$chosen = [];
				for ( $pick = mt_rand( 1, $most ); $pick > 0; $pick-- ) {
					$chosen[ $this->terms[ $taxonomy ][ self::zipf( $of ) ][1] ] = true;
				}
				foreach ( array_keys( $chosen ) as $term ) {
					$terms[] = "( $id, $term )";
				}
			}
		}
		$this->db->query(
			"INSERT INTO {$this->db->posts} ( ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, post_type, post_modified, post_modified_gmt, to_ping, pinged, post_content_filtered ) VALUES "
				. implode( ', ', $posts )
		);
		$this->db->query( "INSERT INTO {$this->db->postmeta} ( post_id, meta_key, meta_value ) VALUES " . implode( ', ', $metas ) );
		$this->db->query( "INSERT INTO {$this->db->term_relationships} ( object_id, term_taxonomy_id ) VALUES " . implode( ', ', $terms ) );
	}

	/**
	 * Writes a recipe's document.
	 *
	 * @param list<string> $foods Ingredients.
	 * @throws \LogicException When it is none that the plugin reads: then it would be derived from blocks, which these recipes do not have.
	 */
	private function document( string $title, array $foods ): string {
		$items = [];
		foreach ( $foods as $place => $food ) {
			$items[] = [
				'id'       => "i$place",
				'text'     => "2 $food",
				'quantity' => '2',
				'unit'     => '',
				'name'     => $food,
				'note'     => '',
				'link'     => null,
				'image'    => null,
			];
		}
		$json = (string) wp_json_encode(
			[
				'version'       => RecipeDocument::VERSION,
				'name'          => $title,
				'description'   => '',
				'image'         => null,
				'author'        => '',
				'yield'         => [
					'amount' => 4,
					'unit'   => 'servings',
				],
				'times'         => [
					'prep'        => 10,
					'cook'        => 0,
					'rest'        => 0,
					'custom'      => 0,
					'customLabel' => '',
					'total'       => 5 * mt_rand( 1, 36 ),
				],
				'difficulty'    => [ 'beginner', 'intermediate', 'advanced' ][ mt_rand( 0, 2 ) ],
				'seasons'       => [ [ 'spring', 'summer', 'fall', 'winter' ][ mt_rand( 0, 3 ) ] ],
				'calories'      => mt_rand( 80, 900 ),
				'cost'          => [
					'amount'   => null,
					'currency' => '',
				],
				'temperature'   => null,
				'keywords'      => [],
				'ingredients'   => [
					[
						'id'    => 'g1',
						'title' => '',
						'items' => $items,
					],
				],
				'instructions'  => [],
				'gallery'       => [],
				'video'         => null,
				'notes'         => '',
				'faq'           => [],
				'nutrition'     => null,
				'equipment'     => [],
				'authorProfile' => null,
				'source'        => null,
				'tips'          => [],
			]
		);
		if ( null === RecipeDocument::from_json( $json ) ) {
			throw new \LogicException( 'The documents of the benchmark lack what recipes have by now.' );
		}
		return $json;
	}

	/**
	 * Picks a place, the first ones most often.
	 *
	 * @param int $count How many there are.
	 */
	private static function zipf( int $count ): int {
		return (int) floor( ( $count + 1 ) ** ( mt_rand() / mt_getrandmax() ) ) - 1;
	}
}
