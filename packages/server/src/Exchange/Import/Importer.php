<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Notice;
use Larder\Exchange\UnplacedLines;
use Larder\Recipe\PostType;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the post of an imported recipe, and deletes it on undo.
 *
 * @phpstan-import-type Item from ImportItems
 * @phpstan-type Made array{pictures: list<int>, terms: list<array{int, string}>, modified: string}
 */
final class Importer {

	private readonly PictureUses $uses;

	/**
	 * @param DuplicateRecipes $twins   Finds what is here already.
	 * @param Fetcher          $fetcher Fetches pictures.
	 */
	public function __construct(
		private readonly \wpdb $db,
		public readonly DuplicateRecipes $twins,
		private readonly Fetcher $fetcher
	) {
		$this->uses = new PictureUses( $db );
	}

	/**
	 * Imports a recipe, unless it is here.
	 *
	 * @param Item $item The row.
	 * @return array<string, int|string> What the row becomes.
	 */
	public function import( array $item, ImportRun $run ): array {
		$document = RecipeDocument::from_json( $item['document'] );
		if ( null === $document ) {
			return self::failed( $item, new Notice( Notice::BROKEN, $item['name'] ) );
		}
		$guid = home_url( "/?larder-import={$item['run']}-{$item['id']}" );
		// A process that was killed after the post has left it.
		$known = $item['tries'] > 0
			? (int) $this->db->get_var( (string) $this->db->prepare( 'SELECT ID FROM %i WHERE guid = %s', $this->db->posts, $guid ) )
			: 0;
		if ( 0 === $known ) {
			$twin = $this->twins->find( $document );
			if ( $twin > 0 ) {
				return [
					'state'   => ImportItems::HERE,
					'post_id' => $twin,
				];
			}
		}
		$pictures = new Pictures( $this->fetcher, $run->id );
		$document = $pictures->brought( $document );
		$notices  = json_decode( $item['notices'], true );
		$notices  = is_array( $notices ) ? $notices : [];
		$lines    = UnplacedLines::lines( $notices );
		$post_id  = $this->write( $document, $run, $guid, $known, $lines );
		if ( is_wp_error( $post_id ) ) {
			return self::failed( $item, new Notice( Notice::BROKEN, $item['name'], $post_id->get_error_message() ) );
		}
		$terms = $this->give_terms( $post_id, $document, $run->taxonomy, $lines );
		return [
			'state'    => ImportItems::DONE,
			'post_id'  => $post_id,
			'document' => '',
			'notices'  => (string) wp_json_encode( [ ...$notices, ...$pictures->notices ] ),
			'made'     => (string) wp_json_encode(
				[
					'pictures' => $pictures->made,
					'terms'    => $terms,
					'modified' => get_post( $post_id )->post_modified_gmt ?? '',
				]
			),
		];
	}

	/**
	 * Deletes the post of a recipe, unless somebody has changed it since the import.
	 *
	 * @param Item $item The row.
	 * @return array<string, int|string> What the row becomes.
	 */
	public function undo( array $item ): array {
		$made = self::made( $item );
		$post = get_post( $item['post_id'] );
		if ( $post instanceof \WP_Post && '' !== $made['modified'] && $post->post_modified_gmt !== $made['modified'] ) {
			return [ 'state' => ImportItems::KEPT ];
		}
		if ( $post instanceof \WP_Post ) {
			wp_delete_post( $post->ID, true );
		}
		return [
			'state'   => ImportItems::UNDONE,
			'post_id' => 0,
		];
	}

	/**
	 * Deletes the pictures and terms that were created for a recipe, unless something else uses them; runs once all recipes are deleted.
	 *
	 * @param Item $item The row.
	 */
	public function sweep( array $item ): void {
		$made = self::made( $item );
		foreach ( $made['pictures'] as $picture ) {
			$this->sweep_picture( $picture );
		}
		foreach ( $made['terms'] as [ $term, $taxonomy ] ) {
			$found = get_term( $term, $taxonomy );
			if ( $found instanceof \WP_Term && '' !== $taxonomy && [] === get_objects_in_term( $term, $taxonomy ) ) {
				wp_delete_term( $term, $taxonomy );
			}
		}
	}

	/**
	 * Deletes the pictures that an import has added, even if it was killed meanwhile, unless something else uses them.
	 *
	 * @param string $run The import.
	 */
	public function sweep_pictures( string $run ): void {
		$after = 0;
		do {
			$pictures = $this->db->get_col( (string) $this->db->prepare(
				'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s AND post_id > %d ORDER BY post_id LIMIT 100',
				$this->db->postmeta,
				Pictures::RUN,
				$run,
				$after
			) );
			foreach ( $pictures as $picture ) {
				$after = (int) $picture;
				$this->sweep_picture( $after );
			}
		} while ( [] !== $pictures );
	}

	/**
	 * Deletes a picture, unless something uses it.
	 *
	 * @param int $picture The attachment.
	 */
	private function sweep_picture( int $picture ): void {
		if ( ! $this->uses->has( $picture ) ) {
			wp_delete_attachment( $picture, true );
		}
	}

	/**
	 * Writes the post.
	 *
	 * @param string       $guid  What tells the post of this row from all others.
	 * @param int          $known The post that is there already, 0 for none.
	 * @param list<string> $lines Lines that the document has no place for.
	 */
	private function write( RecipeDocument $document, ImportRun $run, string $guid, int $known, array $lines ): int|\WP_Error {
		$title     = $document->data['name'];
		$thumbnail = $document->data['image']['id'] ?? 0;
		$waiting   = array_values( array_filter(
			$lines,
			static fn ( string $line ): bool => ! self::takes( (string) array_key_first( UnplacedLines::terms( $line ) ) )
		) );
		/** @var array{post_title: string} $fields */
		$fields = wp_slash( [
			'post_type'    => PostType::NAME,
			'post_status'  => $run->status,
			'post_author'  => $run->author,
			'post_title'   => esc_html( $title ),
			'post_content' => RecipeWriter::write( $document, new RecipeFrame( $title, $thumbnail, unplaced: $waiting ) ),
			'guid'         => $guid,
			'meta_input'   => 0 === $thumbnail ? [] : [ '_thumbnail_id' => $thumbnail ],
		] + ( 0 === $known ? [] : [ 'ID' => $known ] ) );
		// What comes from elsewhere is cleaned as the text of an author who may write no markup of their own.
		kses_init_filters();
		try {
			return wp_insert_post( $fields, true );
		} finally {
			kses_init();
		}
	}

	/**
	 * Returns whether recipes have terms of a taxonomy.
	 *
	 * @param string $taxonomy The taxonomy; empty for none.
	 */
	private static function takes( string $taxonomy ): bool {
		return '' !== $taxonomy && taxonomy_exists( $taxonomy ) && is_object_in_taxonomy( PostType::NAME, $taxonomy );
	}

	/**
	 * Turns the keywords of a recipe into terms of its post, and adds the terms that its lines name.
	 *
	 * @param string       $taxonomy What keywords become terms of; empty for none.
	 * @param list<string> $lines    Lines such as `Course: Dessert`.
	 * @return list<array{int, string}> Those that are new, with their taxonomy.
	 */
	private function give_terms( int $post_id, RecipeDocument $document, string $taxonomy, array $lines ): array {
		$words = [ $taxonomy => $document->data['keywords'] ];
		foreach ( $lines as $line ) {
			foreach ( UnplacedLines::terms( $line ) as $kind => $names ) {
				$words[ $kind ] = [ ...( $words[ $kind ] ?? [] ), ...$names ];
			}
		}
		$new = [];
		foreach ( $words as $kind => $names ) {
			array_push( $new, ...( self::takes( $kind ) ? $this->give( $post_id, $kind, array_slice( $names, 0, 50 ) ) : [] ) );
		}
		return $new;
	}

	/**
	 * Returns a recipe terms of one taxonomy, and makes those that are missing.
	 *
	 * @param list<string> $names
	 * @return list<array{int, string}> Those that are new, with their taxonomy.
	 */
	private function give( int $post_id, string $taxonomy, array $names ): array {
		$ids = [];
		$new = [];
		foreach ( $names as $name ) {
			$known = term_exists( $name, $taxonomy );
			$term  = is_array( $known ) ? $known : wp_insert_term( $name, $taxonomy );
			if ( is_array( $term ) ) {
				$ids[] = (int) $term['term_id'];
				$new   = is_array( $known ) ? $new : [ ...$new, [ (int) $term['term_id'], $taxonomy ] ];
			}
		}
		wp_set_object_terms( $post_id, $ids, $taxonomy );
		return $new;
	}

	/**
	 * Returns a failed item with the reason why its recipe could not be imported.
	 *
	 * @param Item   $item   The row.
	 * @param Notice $notice Why.
	 * @return array<string, int|string>
	 */
	public static function failed( array $item, Notice $notice ): array {
		$notices = json_decode( $item['notices'], true );
		$notices = is_array( $notices ) ? $notices : [];
		// Each attempt may fail for the same reason.
		$others = array_filter( $notices, static fn ( mixed $other ): bool => $notice->jsonSerialize() !== $other );
		return [
			'state'   => ImportItems::FAILED,
			'notices' => (string) wp_json_encode( [ ...array_values( $others ), $notice ] ),
		];
	}

	/**
	 * Reads what was made for a row.
	 *
	 * @param Item $item The row.
	 * @return Made
	 */
	private static function made( array $item ): array {
		/** @var Made|null $made */
		$made = json_decode( $item['made'], true );
		return is_array( $made ) ? $made : [
			'pictures' => [],
			'terms'    => [],
			'modified' => '',
		];
	}
}
