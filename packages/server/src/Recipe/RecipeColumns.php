<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows picture, time and difficulty in the list of recipes.
 */
final class RecipeColumns implements Registrable {

	private const PICTURE    = 'larder_picture';
	private const TIME       = 'larder_time';
	private const DIFFICULTY = 'larder_difficulty';

	/** Whether the pictures of the list have been read. */
	private bool $is_primed = false;

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'manage_' . PostType::NAME . '_posts_columns', $this->add( ... ) );
		add_action( 'manage_' . PostType::NAME . '_posts_custom_column', $this->show( ... ), 10, 2 );
	}

	/**
	 * Adds the columns around the title.
	 *
	 * @param array<string, string> $columns Titles by key.
	 * @return array<string, string>
	 */
	public function add( array $columns ): array {
		$added = [];
		foreach ( $columns as $key => $title ) {
			if ( 'title' === $key ) {
				$added[ self::PICTURE ] = __( 'Picture', 'larder' );
			}
			$added[ $key ] = $title;
			if ( 'title' === $key ) {
				$added[ self::TIME ]       = __( 'Total time', 'larder' );
				$added[ self::DIFFICULTY ] = __( 'Difficulty', 'larder' );
			}
		}
		return $added;
	}

	/**
	 * Prints one cell.
	 *
	 * @param string $column The column's key.
	 */
	public function show( string $column, int $post_id ): void {
		if ( ! in_array( $column, [ self::PICTURE, self::TIME, self::DIFFICULTY ], true ) ) {
			return;
		}
		$this->prime();
		$document = $this->documents->get( $post_id );
		$html     = null === $document ? '' : match ( $column ) {
			self::PICTURE => $this->picture( $document ),
			self::TIME    => esc_html( Duration::text( $document->data['times']['total'] ) ),
			default       => esc_html( ValueLabels::difficulty( $document->data['difficulty'] ) ),
		};
		// As WordPress does in its own columns.
		echo '' === $html ? '<span aria-hidden="true">&#8212;</span>' : wp_kses_post( $html );
	}

	/**
	 * Reads the pictures of the whole list at once, with its first cell.
	 */
	private function prime(): void {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( $this->is_primed || ! $query instanceof \WP_Query ) {
			return;
		}
		$this->is_primed = true;
		$images          = [];
		foreach ( $query->posts ?? [] as $post ) {
			$images[] = $post instanceof \WP_Post ? $this->documents->get( $post->ID )->data['image']['id'] ?? 0 : 0;
		}
		_prime_post_caches( array_values( array_unique( array_filter( $images ) ) ), false );
	}

	/**
	 * Returns the recipe's picture, small.
	 */
	private function picture( RecipeDocument $document ): string {
		$image = $document->data['image'];
		if ( null === $image ) {
			return '';
		}
		return $image['id'] > 0
			? wp_get_attachment_image( $image['id'], [ 60, 60 ] )
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- Not in the library.
			: sprintf( '<img src="%s" alt="" width="60" height="60" loading="lazy">', esc_url( $image['url'] ) );
	}
}
