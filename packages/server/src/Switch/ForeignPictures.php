<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Import\Pictures;
use Larder\Exchange\Import\PictureUses;
use Larder\Exchange\Notice;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Copies pictures that recipes show from other URLs into the media library, where the owner wants it: before they change over
 * {@see LibraryPicture} finds them there, later {@see ChangedPictures} shows them. They go with what is undone.
 *
 * @phpstan-import-type Named from State
 */
final class ForeignPictures {

	/** How many posts or recipes are looked at for one with such a picture. */
	private const BATCH = 20;

	/** How many pictures are deleted at once. */
	private const DELETED_AT_ONCE = 10;

	/** What a cursor begins with at recipes that have changed over, which come last. */
	private const CHANGED = 'changed:';

	/** What the mark of a picture begins with; the plugin follows. */
	private const RUN = 'switch-';

	/** Says whether anything else uses a picture. */
	private readonly PictureUses $uses;

	/** Copies those of recipes that have changed over. */
	private readonly ChangedPictures $changed;

	/**
	 * @param RecipeLocations $locations Looks up what has changed over.
	 * @param Fetcher         $fetcher   Fetches from the public web.
	 */
	public function __construct(
		\wpdb $db,
		private readonly Rows $rows,
		private readonly RecipeLocations $locations,
		private readonly Fetcher $fetcher
	) {
		$this->uses    = new PictureUses( $db );
		$this->changed = new ChangedPictures( $db, $locations, new Transaction( $db ) );
	}

	/**
	 * Copies the pictures of the next recipe that has some.
	 *
	 * @param string $cursor    What the step before gave, empty for the first one.
	 * @param bool   $passes_by Whether it is named instead, since processes have died over it.
	 * @return array{next: string|null, copied: int, failed: list<Named>} Where to continue, null when all is done, and what came of it.
	 */
	public function step( PluginSource $source, string $cursor, bool $passes_by = false ): array {
		if ( str_starts_with( $cursor, self::CHANGED ) ) {
			$after = (int) substr( $cursor, strlen( self::CHANGED ) );
			$step  = $this->changed->step( $source, $after, new Pictures( $this->fetcher, self::RUN . $source->id() ), $passes_by );
			return [ 'next' => null === $step['next'] ? null : self::CHANGED . $step['next'] ] + $step;
		}
		$place  = Cursor::parse( $cursor );
		$seen   = [];
		$copied = 0;
		$failed = [];
		foreach ( $place->next( $source, $this->rows, self::BATCH ) as $id ) {
			$seen[] = $id;
			$is_one = false;
			foreach ( $this->waiting( $source, $id, $place->is_at_posts ) as $recipe ) {
				$urls     = self::urls( $recipe );
				$pictures = new Pictures( $this->fetcher, self::RUN . $source->id() );
				if ( ! $passes_by ) {
					$copied += self::copy( $pictures, $urls, $recipe->document->data['name'] );
				}
				$notices = $passes_by
					? array_map( static fn ( string $url ): Notice => new Notice( Notice::BROKEN, '', $url ), $urls )
					: $pictures->notices;
				$texts    = array_map( ChangeOverNoticeText::picture( ... ), $notices );
				$is_one   = $is_one || [] !== $urls;
				$failed   = [] === $texts ? $failed : [ ...$failed, self::named( $recipe, $texts ) ];
			}
			if ( $is_one ) {
				break;
			}
		}
		return [
			'next'   => $place->after( $seen ) ?? self::CHANGED . '0',
			'copied' => $copied,
			'failed' => $failed,
		];
	}

	/**
	 * Counts the pictures that a recipe shows and that the library does not have.
	 */
	public static function count_of( SourceRecipe $recipe ): int {
		return count( self::urls( $recipe ) );
	}

	/**
	 * Counts the pictures that were copied for a plugin.
	 *
	 * @param string $source The plugin.
	 */
	public function count( string $source ): int {
		return $this->rows->numbers(
			'SELECT COUNT(*) FROM %i WHERE meta_key = %s AND meta_value = %s',
			$this->rows->core( 'postmeta' ),
			Pictures::RUN,
			self::RUN . $source
		)[0] ?? 0;
	}

	/**
	 * Deletes some of the pictures that were copied for a plugin; those that something uses stay.
	 *
	 * @param string $source The plugin; empty for all.
	 * @return bool Whether there may be more.
	 */
	public function drop( string $source ): bool {
		$pictures = $this->some( $source );
		foreach ( $pictures as $picture ) {
			if ( $this->uses->has( $picture ) ) {
				delete_post_meta( $picture, Pictures::RUN );
			} else {
				wp_delete_attachment( $picture, true );
			}
		}
		return [] !== $pictures;
	}

	/**
	 * Keeps the pictures of a plugin, whatever is undone.
	 *
	 * @param string $source The plugin.
	 */
	public function keep( string $source ): void {
		while ( [] !== ( $pictures = $this->some( $source ) ) ) {
			array_map( static fn ( int $picture ): bool => delete_post_meta( $picture, Pictures::RUN ), $pictures );
		}
	}

	/**
	 * Finds some of the pictures that were copied for a plugin.
	 *
	 * @param string $source The plugin; empty for all.
	 * @return list<int>
	 */
	private function some( string $source ): array {
		return $this->rows->numbers(
			'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value LIKE %s LIMIT %d',
			$this->rows->core( 'postmeta' ),
			Pictures::RUN,
			$this->rows->like( self::RUN . $source ) . ( '' === $source ? '%' : '' ),
			self::DELETED_AT_ONCE
		);
	}

	/**
	 * Copies pictures.
	 *
	 * @param Pictures     $pictures Brings them into the library.
	 * @param list<string> $urls
	 * @param string       $name     Name of the recipe, which they show.
	 * @return int How many the library has now.
	 */
	private static function copy( Pictures $pictures, array $urls, string $name ): int {
		$brought = array_map( static fn ( string $url ): ?array => $pictures->one( $url, $name ), $urls );
		return count( array_filter( $brought, is_array( ... ) ) );
	}

	/**
	 * Reads recipes that have not changed over: one with a row of its own, or those that are in a post.
	 *
	 * @param int  $id        The post, or the number of the recipe.
	 * @param bool $is_a_post Whether the id is that of a post.
	 * @return list<SourceRecipe>
	 */
	private function waiting( PluginSource $source, int $id, bool $is_a_post ): array {
		$post = $is_a_post ? get_post( $id ) : null;
		$keys = $is_a_post ? [] : [ (string) $id ];
		if ( $post instanceof \WP_Post ) {
			// A number is a recipe with a row of its own, which comes later.
			$keys = array_filter(
				array_unique( array_column( $source->embeds( $post ), 'key' ) ),
				static fn ( string $key ): bool => ! ctype_digit( $key )
			);
		}
		$keys = array_filter( $keys, fn ( string $key ): bool => 0 === $this->locations->find( $source->id(), $key ) );
		return array_values( array_filter( array_map( $source->recipe( ... ), $keys ) ) );
	}

	/**
	 * Returns the URLs of the pictures of a recipe that the library does not have.
	 *
	 * @return list<string>
	 */
	private static function urls( SourceRecipe $recipe ): array {
		$notices = array_filter(
			$recipe->notices,
			static fn ( Notice $notice ): bool => ChangeOverNoticeText::PICTURE_ELSEWHERE === $notice->code
		);
		return array_values( array_unique( array_column( $notices, 'value' ) ) );
	}

	/**
	 * Names a recipe of which a picture did not come.
	 *
	 * @param list<string> $texts Why.
	 * @return Named
	 */
	private static function named( SourceRecipe $recipe, array $texts ): array {
		$post = $recipe->own_post > 0 ? $recipe->own_post : $recipe->post_id;
		$name = $recipe->document->data['name'];
		return [
			'post'  => $post,
			'name'  => '' === $name ? PlainText::from_html( get_the_title( $post ) ) : $name,
			'texts' => $texts,
		];
	}
}
