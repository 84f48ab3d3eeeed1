<?php
declare( strict_types=1 );

namespace Larder\Bench;

use Larder\Tests\Support\ForeignSite;

/**
 * Fills a site with recipes as WP Recipe Maker keeps them, each in a post with comments, and some in ways that are rarer.
 *
 * @phpstan-type Rows array<string, list<array<string, int|string>>>
 */
final class SwitchSite {

	private const BATCH = 200;

	private const FOODS = [
		'flour',
		'butter',
		'sugar',
		'eggs',
		'milk',
		'salt',
		'onions',
		'carrots',
		'tomatoes',
		'rice',
		'basil',
		'lemons',
	];

	private const UNITS = [ 'g', 'cups', 'tbsp', 'ml', '' ];

	private const COURSES = [ 'Breakfast', 'Main course', 'Side dish', 'Dessert', 'Soup', 'Snack' ];

	private const CUISINES = [ 'Italian', 'Mexican', 'Indian', 'French', 'Turkish', 'Japanese', 'German', 'Greek' ];

	private const RATINGS = 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT, date datetime NOT NULL, recipe_id bigint(20) unsigned NOT NULL, post_id bigint(20) unsigned NOT NULL, comment_id bigint(20) unsigned NOT NULL, approved tinyint(1) NOT NULL DEFAULT 1, has_comment tinyint(1) DEFAULT NULL, user_id bigint(20) unsigned NOT NULL DEFAULT 0, ip varchar(39) NOT NULL DEFAULT \'\', rating tinyint(1) NOT NULL DEFAULT 0, PRIMARY KEY (id), KEY recipe_id (recipe_id), KEY post_id (post_id), KEY comment_id (comment_id)';

	/** Ids of what the change-over makes begin here, so that texts that name them can be compared. */
	public const MADE = 500_000_000;

	/** @var array<string, list<int>> Term taxonomy ids. */
	private array $terms = [];

	/** @var Rows Rows that wait. */
	private array $rows = [];

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Fills the site.
	 *
	 * @param int $recipes How many.
	 */
	public function fill( int $recipes ): void {
		mt_srand( 11 );
		$this->db->query(
			"CREATE TABLE IF NOT EXISTS {$this->db->prefix}wprm_ratings ( "
				. self::RATINGS
				. ' ) '
				. $this->db->get_charset_collate()
		);
		$this->make_terms( 'wprm_course', self::COURSES );
		$this->make_terms( 'wprm_cuisine', self::CUISINES );
		$this->make_terms( 'wprm_keyword', array_map( static fn ( int $at ): string => "keyword $at", range( 1, 60 ) ) );
		for ( $number = 1; $number <= $recipes; $number++ ) {
			$this->add( $number );
			if ( 0 === $number % self::BATCH || $number === $recipes ) {
				$this->flush();
			}
		}
		foreach ( [ 'posts', 'terms', 'term_taxonomy', 'comments' ] as $table ) {
			$this->db->query( "ALTER TABLE {$this->db->prefix}$table AUTO_INCREMENT = " . self::MADE );
		}
		$this->db->query( "UPDATE {$this->db->term_taxonomy} x SET count = ( SELECT COUNT(*) FROM {$this->db->term_relationships} r WHERE r.term_taxonomy_id = x.term_taxonomy_id ) WHERE taxonomy = 'category'" );
	}

	/**
	 * Creates the terms of a taxonomy that nobody registers.
	 *
	 * @param list<string> $names
	 */
	private function make_terms( string $taxonomy, array $names ): void {
		foreach ( $names as $name ) {
			$this->db->insert( $this->db->terms, [ 'name' => $name, 'slug' => sanitize_title( $name ) ] );
			$this->db->insert(
				$this->db->term_taxonomy,
				[ 'term_id' => $this->db->insert_id, 'taxonomy' => $taxonomy, 'description' => '' ]
			);
			$this->terms[ $taxonomy ][] = $this->db->insert_id;
		}
	}

	/**
	 * Adds a recipe and the post that shows it.
	 *
	 * @param int $number Number of the recipe.
	 */
	private function add( int $number ): void {
		$recipe = 100_000 + 2 * $number;
		$post   = $recipe + 1;
		$title  = ucfirst( self::FOODS[ $number % 12 ] ) . ' with ' . self::FOODS[ intdiv( $number, 12 ) % 12 ] . " $number";
		$this->row(
			'posts',
			self::post( $recipe, 'wprm_recipe', $title, '<p>A <strong>simple</strong> recipe of the week.</p>', "wprm-recipe-$number" )
		);
		foreach ( self::fields( $number, $post ) as $key => $value ) {
			$this->row( 'postmeta', ForeignSite::meta( 'post_id', $recipe, $key, $value ) );
		}
		foreach ( $this->terms as $ids ) {
			$this->row(
				'term_relationships',
				[ 'object_id' => $recipe, 'term_taxonomy_id' => $ids[ $number % count( $ids ) ], 'term_order' => 0 ]
			);
		}
		// Of ten recipes one is shown nowhere, and one in the post of the recipe before.
		if ( 3 !== $number % 10 && 4 !== $number % 10 ) {
			$this->row( 'posts', self::post( $post, 'post', $title, self::content( $number, $recipe ), "post-$number", $number % 3 ) );
			$this->row( 'term_relationships', [ 'object_id' => $post, 'term_taxonomy_id' => 1, 'term_order' => 0 ] );
			$this->rate( $number, $post );
		}
	}

	/**
	 * Adds comments with stars.
	 *
	 * @param int $number Which recipe; two of three have some.
	 * @param int $post   Where they are.
	 */
	private function rate( int $number, int $post ): void {
		for ( $at = 0; $at < $number % 3; $at++ ) {
			$comment = 100_000 + 2 * $number + $at;
			$stars   = 3 + ( $number + $at ) % 3;
			$this->row(
				'comments',
				[
					'comment_ID'           => $comment,
					'comment_post_ID'      => $post,
					'comment_author'       => "Guest $at",
					'comment_author_email' => "guest$at@example.org",
					'comment_content'      => 'We liked it.',
					'comment_approved'     => '1',
					'comment_type'         => 'comment',
					'comment_date'         => '2024-03-04 05:06:07',
					'comment_date_gmt'     => '2024-03-04 05:06:07',
				]
			);
			$this->row( 'commentmeta', ForeignSite::meta( 'comment_id', $comment, 'wprm-comment-rating', (string) $stars ) );
			$this->row(
				'wprm_ratings',
				[ 'date' => '2024-03-04 05:06:07', 'recipe_id' => 0, 'post_id' => $post, 'comment_id' => $comment, 'rating' => $stars ]
			);
		}
	}

	/**
	 * Writes the meta fields of a recipe.
	 *
	 * @param int $number Number of the recipe.
	 * @param int $post   The post that shows it.
	 * @return array<string, string>
	 */
	private static function fields( int $number, int $post ): array {
		$lines = [];
		for ( $at = 0; $at < 14; $at++ ) {
			$food    = ( $number + 5 * $at ) % 12;
			$lines[] = [
				'uid'     => $at,
				'amount'  => [ '1 1/2', '200', '2–3', '1,5', '' ][ $at % 5 ],
				'unit'    => self::UNITS[ ( $number + $at ) % 5 ],
				'name'    => self::FOODS[ $food ],
				'notes'   => 0 === $at % 4 ? 'finely chopped' : '',
				'unit_id' => 0,
				'id'      => 0,
			];
		}
		$steps = [];
		for ( $at = 0; $at < 9; $at++ ) {
			$steps[] = [
				'uid'         => $at,
				'name'        => '',
				'text'        => '<p>Step '
					. ( $at + 1 )
					. ': stir the <strong>'
					. self::FOODS[ ( $number + $at ) % 12 ]
					. '</strong> for ten minutes over low heat, until all of it is soft and smells good.</p>',
				'image'       => 0,
				'ingredients' => [ $at ],
			];
		}
		$votes  = $number % 3;
		$fields = [
			'wprm_type'             => 'food',
			'wprm_author_display'   => 'default',
			'wprm_servings'         => (string) ( 2 + $number % 7 ),
			'wprm_servings_unit'    => 'servings',
			'wprm_prep_time'        => '15',
			'wprm_cook_time'        => '30',
			'wprm_total_time'       => '45',
			'wprm_notes'            => '<p>Keeps <strong>three days</strong> in the fridge.</p>',
			'wprm_ingredients'      => self::stored( [
				[ 'name' => 'Base', 'uid' => 90, 'ingredients' => array_slice( $lines, 0, 9 ) ],
				[ 'name' => 'Topping', 'uid' => 91, 'ingredients' => array_slice( $lines, 9 ) ],
			] ),
			'wprm_instructions'     => self::stored( [ [ 'name' => '', 'uid' => 92, 'instructions' => $steps ] ] ),
			'wprm_equipment'        => self::stored( [ [ 'id' => 0, 'amount' => '1', 'name' => 'Pot', 'notes' => '' ] ] ),
			'wprm_rating'           => self::stored( [ 'count' => $votes, 'total' => 4 * $votes, 'average' => $votes > 0 ? 4.0 : 0 ] ),
			'wprm_parent_post_id'   => (string) $post,
			'wprm_version'          => '100800',
		];
		foreach ( [
			'calories'      => 412,
			'carbohydrates' => 58,
			'protein'       => 6,
			'fat'           => 19,
			'saturated_fat' => 11,
			'sodium'        => 230,
			'fiber'         => 3,
			'sugar'         => 24,
			'vitamin_c'     => 6,
			'iron'          => 2,
		] as $name => $amount ) {
			$fields[ "wprm_nutrition_$name" ] = (string) ( $amount + $number % 9 );
		}
		return $fields;
	}

	/**
	 * Writes what a post says: with a block, or as the classic editor keeps it.
	 *
	 * @param int $number Which recipe.
	 * @param int $recipe Its post.
	 */
	private static function content( int $number, int $recipe ): string {
		$shown = array_map(
			static fn ( int $id ): string => self::shown( $id, 0 !== $number % 5 ),
			2 === $number % 10 ? [ $recipe, $recipe + 4 ] : [ $recipe ]
		);
		if ( 0 === $number % 5 ) {
			return "A story about the week.\n\nIt goes on for a while.\n\n" . implode( "\n\n", $shown ) . "\n\nBon appétit.";
		}
		$story = "<!-- wp:paragraph -->\n<p>A story about the week, which goes on for a while, as such stories do.</p>\n<!-- /wp:paragraph -->\n\n";
		return $story . $story . implode( "\n\n", $shown ) . "\n\n" . $story;
	}

	/**
	 * Writes the markup that shows a recipe, with the stale copy that the plugin leaves.
	 *
	 * @param int  $id       The recipe.
	 * @param bool $is_block Whether a block is around it.
	 */
	private static function shown( int $id, bool $is_block ): string {
		$copy = '<div class="wprm-fallback-recipe"><h2 class="wprm-fallback-recipe-name">As it was</h2><ul>' . str_repeat(
			'<li>200 g of something that was in it once</li>',
			20
		) . '</ul></div>';
		$html = "<!--WPRM Recipe $id-->\n$copy\n<!--End WPRM Recipe-->";
		return $is_block
			? "<!-- wp:wp-recipe-maker/recipe {\"id\":$id,\"updated\":1750000000000} -->\n$html\n<!-- /wp:wp-recipe-maker/recipe -->"
			: $html;
	}

	/**
	 * Returns the row of a post.
	 *
	 * @param string $content  What it says.
	 * @param int    $comments How many comments it has.
	 * @return array<string, int|string>
	 */
	private static function post( int $id, string $type, string $title, string $content, string $slug, int $comments = 0 ): array {
		$moment = gmdate( 'Y-m-d H:i:s', 1_500_000_000 + 1000 * ( $id % 200_000 ) );
		return [
			'post_date'         => $moment,
			'post_date_gmt'     => $moment,
			'post_modified'     => $moment,
			'post_modified_gmt' => $moment,
			'post_name'         => $slug,
			'comment_count'     => $comments,
		] + ForeignSite::post( $id, $type, $title, $content );
	}

	/**
	 * Writes a value as WordPress keeps it.
	 *
	 * @param array<array-key, mixed> $value
	 */
	private static function stored( array $value ): string {
		return serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
	}

	/**
	 * Buffers a row until the batch is full.
	 *
	 * @param string                    $table Its table, without the prefix.
	 * @param array<string, int|string> $row   The row; all of a table have the same columns.
	 */
	private function row( string $table, array $row ): void {
		$this->rows[ $table ][] = $row;
	}

	/**
	 * Writes the rows that wait.
	 */
	private function flush(): void {
		foreach ( $this->rows as $table => $rows ) {
			$values = array_map(
				fn ( array $row ): string => (string) $this->db->prepare(
					'( ' . implode( ', ', array_fill( 0, count( $row ), '%s' ) ) . ' )',
					...array_values( $row )
				),
				$rows
			);
			$this->db->query( "INSERT INTO {$this->db->prefix}$table ( `" . implode(
				'`, `',
				array_keys( $rows[0] )
			) . '` ) VALUES ' . $this->db->remove_placeholder_escape( implode( ', ', $values ) ) );
			if ( '' !== $this->db->last_error ) {
				throw new \RuntimeException( $this->db->last_error );
			}
		}
		$this->rows = [];
	}
}
