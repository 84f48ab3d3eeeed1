<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\HtmlLines;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\SourceRecipe;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins that go back to ZipList: a table with a row for each recipe, whose lists are text with marks of their own.
 *
 * A line that begins with `!` is a heading, one that begins with `%` a picture; `*bold*`, `_italic_`, `[text|URL]`.
 *
 * @phpstan-import-type Line from HtmlLines
 */
final class ZipList implements PluginSource {

	/**
	 * @param string       $id      Slug of the plugin.
	 * @param string       $table   Its table, without the site's prefix.
	 * @param list<string> $needles What is in posts that show a recipe.
	 * @param string       $pattern Finds the places, the number of the recipe in a group.
	 * @param string       $stars   Meta key of the stars of comments.
	 */
	private function __construct(
		private readonly Rows $rows,
		private readonly string $id,
		private readonly string $label,
		private readonly string $table,
		private readonly array $needles,
		private readonly string $pattern,
		private readonly string $stars
	) {}

	/**
	 * Builds the source for Zip Recipes.
	 */
	public static function zip_recipes( Rows $rows ): self {
		return new self(
			$rows,
			'zip-recipes',
			'Zip Recipes',
			'amd_zlrecipe_recipes',
			[ '<!-- wp:zip-recipes/recipe-block {', '[zrdn-recipe ', '[amd-zlrecipe-recipe:', 'id="amd-zlrecipe-recipe-' ],
			'#<!-- wp:zip-recipes/recipe-block \{[^}]*"id":"?(\d+)"?[^}]*\} /-->|\[zrdn-recipe\s[^\]]*\bid=["\']?(\d+)[^\]]*\]|\[amd-zlrecipe-recipe:(\d+)[^\]]*\]|<img id="amd-zlrecipe-recipe-(\d+)"[^>]*>#',
			'zrdn_post_recipe_rating'
		);
	}

	/**
	 * Builds the source for Meal Planner Pro.
	 */
	public static function meal_planner_pro( Rows $rows ): self {
		return new self(
			$rows,
			'meal-planner-pro',
			'Meal Planner Pro',
			'mpprecipe_recipes',
			[ '[mpprecipe-recipe:', 'id="mpprecipe-recipe-' ],
			'#\[mpprecipe-recipe:(\d+)[^\]]*\]|<img id="mpprecipe-recipe-(\d+)"[^>]*>#',
			'mpprecipe_rating'
		);
	}

	/** {@inheritDoc} */
	public function id(): string {
		return $this->id;
	}

	/** {@inheritDoc} */
	public function label(): string {
		return $this->label;
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->rows->has_table( $this->table )
			? $this->rows->numbers( 'SELECT COUNT(*) FROM %i', $this->rows->table( $this->table ) )[0] ?? 0
			: 0;
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->rows->has_table( $this->table )
			? $this->rows->numbers(
				'SELECT recipe_id FROM %i WHERE recipe_id > %d ORDER BY recipe_id LIMIT %d',
				$this->rows->table( $this->table ),
				$after,
				$limit
			)
			: [];
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return $this->needles;
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		return Embeds::in_content( $post->post_content, $this->pattern );
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return $this->rows->comment_numbers( $post_id, $this->stars );
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$row = $this->rows->has_table( $this->table )
			? $this->rows->rows( 'SELECT * FROM %i WHERE recipe_id = %d', $this->rows->table( $this->table ), (int) $key )[0] ?? null
			: null;
		if ( null === $row ) {
			return null;
		}
		$field = static fn ( string $name ): string => trim( $row[ $name ] ?? '' );
		$draft = new Draft();

		$draft->name        = RichLine::text( $field( 'recipe_title' ) );
		$draft->description = RichLine::text( self::marked( $field( 'summary' ) ) );
		$draft->image       = $draft->picture(
			(int) $field( 'recipe_image_id' ),
			$field( 'recipe_image' ),
			'image'
		);
		$draft->author      = RichLine::text( $field( 'author' ) );
		$draft->take_time( 'prep', $field( 'prep_time' ) );
		$draft->take_time( 'cook', $field( 'cook_time' ) );
		$draft->take_time( 'rest', $field( 'wait_time' ) );
		$draft->take_time( 'total', $field( 'total_time' ) );
		$draft->notes       = self::marked( $field( 'notes' ) );
		// It has none of its own, and told machines the tags of the post.
		$draft->keywords    = $this->rows->terms->names( (int) $field( 'post_id' ), 'post_tag' );
		Basics::yield( $draft, RichLine::text( $field( 'yield' ) ) );
		$draft->take_video( $field( 'video_url' ) );
		TypedLists::ingredients( $draft, self::lines( $field( 'ingredients' ) ) );
		$steps = self::lines( $field( 'instructions' ) );
		if ( $steps[0]['isHeading'] ?? false ) {
			// Without it a heading in the first line would have the number 0, as steps before the first heading have.
			$draft->lists->open_steps( '' );
		}
		TypedLists::instructions( $draft, $steps );
		$draft->titles = TakenSettings::headings( $this->id );
		Nutrients::take( $draft, Nutrients::in_row( $row ), RichLine::text( $field( 'serving_size' ) ) );
		return new SourceRecipe(
			(string) (int) $key,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'  => array_values( array_filter( array_map(
					'trim',
					explode( ',', RichLine::text( $field( 'category' ) ) )
				) ) ),
				'recipe-cuisine' => array_values( array_filter( array_map(
					'trim',
					explode( ',', RichLine::text( $field( 'cuisine' ) ) )
				) ) ),
			],
			$draft->image['id'] ?? 0,
			(int) $field( 'post_id' ),
			titles: $draft->titles
		);
	}

	/**
	 * Reads a list.
	 *
	 * @param string $text Text with a line for each, or HTML.
	 * @return list<Line>
	 */
	private static function lines( string $text ): array {
		if ( 1 === preg_match( '#<(?:li|p|div)\b#i', $text ) ) {
			return HtmlLines::from_html( $text );
		}
		$lines = [];
		foreach ( preg_split( '/\r\n|\r|\n/', $text ) ?: [] as $line ) {
			$line = trim( $line );
			if ( str_starts_with( $line, '%' ) ) {
				$url     = substr( $line, 1 );
				$lines[] = [
					'isHeading' => false,
					'html'      => '',
					'images'    => [
						[
							'id'  => 0,
							'url' => $url,
						],
					],
				];
			} elseif ( '' !== trim( $line, '! ' ) ) {
				$lines[] = [
					'isHeading' => str_starts_with( $line, '!' ),
					'html'      => self::marked( ltrim( $line, '! ' ) ),
					'images'    => [],
				];
			}
		}
		return $lines;
	}

	/**
	 * Turns the marks of a text into HTML.
	 */
	private static function marked( string $text ): string {
		return preg_replace(
			[
				'/\[([^\]|]+)\|(https?:[^\]|\s]+)(?:\|[^\]]*)?\]/',
				'/(?<![\p{L}\p{N}*])\*(\S(?:[^*\n]*\S)?)\*(?![\p{L}\p{N}*])/u',
				'/(?<![\p{L}\p{N}_])_(\S(?:[^_\n]*\S)?)_(?![\p{L}\p{N}_])/u',
			],
			[ '<a href="$2">$1</a>', '<strong>$1</strong>', '<em>$1</em>' ],
			$text
		) ?? $text;
	}
}
