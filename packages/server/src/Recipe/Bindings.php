<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * The block bindings source `larder/recipe`, which puts facts of a recipe into core blocks.
 */
final class Bindings implements Registrable {

	/** The source's name. */
	public const SOURCE = 'larder/recipe';

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_source( ... ) );
	}

	/**
	 * Registers the source.
	 */
	public function register_source(): void {
		register_block_bindings_source(
			self::SOURCE,
			[
				'label'              => __( 'Recipe', 'larder' ),
				'get_value_callback' => $this->value( ... ),
				'uses_context'       => [ 'postId' ],
			]
		);
	}

	/**
	 * Returns one fact as HTML.
	 *
	 * @param array<string, mixed> $arguments `key`: `summary`, `time`, `difficulty` or `description`.
	 * @param \WP_Block            $block     The bound block.
	 */
	public function value( array $arguments, \WP_Block $block ): ?string {
		$post_id  = $block->context['postId'] ?? 0;
		$document = is_numeric( $post_id ) && $post_id > 0 ? $this->documents->readable( (int) $post_id ) : null;
		if ( null === $document ) {
			return null;
		}
		$minutes    = $document->data['times']['total'];
		$time       = $minutes > 0 ? Duration::text( $minutes ) : '';
		$difficulty = ValueLabels::difficulty( $document->data['difficulty'] );
		$value      = match ( $arguments['key'] ?? '' ) {
			'summary'     => implode( ' · ', array_filter( [ $time, $difficulty ], static fn ( string $part ): bool => '' !== $part ) ),
			'time'        => $time,
			'difficulty'  => $difficulty,
			'description' => $document->data['description'],
			default       => '',
		};
		return '' === $value ? null : esc_html( $value );
	}
}
