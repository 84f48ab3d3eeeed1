<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the recipe of this site that is the same as one from elsewhere.
 */
final class DuplicateRecipes {

	/**
	 * @param DocumentRepository $documents The documents of the site.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly DocumentRepository $documents
	) {}

	/**
	 * Finds it: the same URL that it comes from, else the same title and foods.
	 *
	 * @param RecipeDocument $document A recipe from elsewhere.
	 * @return int The post, 0 where there is none.
	 */
	public function find( RecipeDocument $document ): int {
		$url = $document->data['source']['url'] ?? '';
		foreach ( '' === $url ? [] : $this->from( $url ) as $id ) {
			// A page may have several recipes.
			if (
				self::folded( $document->data['name'] ) === self::folded( get_the_title( $id ) )
				|| 1 === count( $this->from( $url ) ) && self::foods( $document ) === $this->foods_of( $id )
			) {
				return $id;
			}
		}
		foreach ( $this->titled( $document->data['name'] ) as $id ) {
			if ( self::foods( $document ) === $this->foods_of( $id ) ) {
				return $id;
			}
		}
		return 0;
	}

	/**
	 * Returns the recipes that come from a URL.
	 *
	 * @return list<int>
	 */
	private function from( string $url ): array {
		return $this->ids(
			'SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_status NOT IN ( %s, %s ) ORDER BY p.ID LIMIT 20',
			[ $this->db->posts, $this->db->postmeta, DocumentRepository::SOURCE_KEY, $url, 'trash', 'auto-draft' ]
		);
	}

	/**
	 * Returns the recipes of a title.
	 *
	 * @param string $title Plain text.
	 * @return list<int>
	 */
	private function titled( string $title ): array {
		return $this->ids(
			'SELECT ID FROM %i WHERE post_type = %s AND post_title IN ( %s, %s ) AND post_status NOT IN ( %s, %s ) ORDER BY ID LIMIT 20',
			[ $this->db->posts, PostType::NAME, $title, esc_html( $title ), 'trash', 'auto-draft' ]
		);
	}

	/**
	 * Returns the ids of the posts that a query finds.
	 *
	 * @param literal-string $sql  SQL with placeholders.
	 * @param list<string>   $args Their values.
	 * @return list<int>
	 */
	private function ids( string $sql, array $args ): array {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals of this class.
		return array_map( absint( ... ), $this->db->get_col( (string) $this->db->prepare( $sql, ...$args ) ) );
	}

	/**
	 * Returns the foods of a recipe of this site.
	 *
	 * @param int $id The post.
	 * @return list<string>|null Null where it holds no recipe.
	 */
	private function foods_of( int $id ): ?array {
		$document = $this->documents->get( $id );
		return null === $document ? null : self::foods( $document );
	}

	/**
	 * Returns what tells the foods of a recipe from those of another.
	 *
	 * @return list<string>
	 */
	private static function foods( RecipeDocument $document ): array {
		$foods = array_map( static fn ( array $item ): string => self::folded( $item['text'] ), $document->items() );
		sort( $foods );
		return $foods;
	}

	/**
	 * Folds a text, so that case and marks do not matter.
	 *
	 * @param string $text Plain text.
	 */
	private static function folded( string $text ): string {
		return trim(
			preg_replace( '/[^\p{L}\p{N}]+/u', ' ', mb_strtolower( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ) ?? $text
		);
	}
}
