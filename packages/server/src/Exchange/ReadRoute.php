<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Photo\Photo;
use Larder\Exchange\Photo\PhotoHelp;
use Larder\Recipe\PostType;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/read`: POST reads the recipes of a URL, a file or a text, as documents and as blocks; GET tells what files can be sent.
 */
final class ReadRoute implements Registrable {

	public function __construct( private readonly Reader $reader ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the route.
	 */
	public function add(): void {
		register_rest_route(
			'larder/v1',
			'/read',
			[
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => $this->answer( ... ),
					'permission_callback' => self::may( ... ),
					'args'                => [
						'url'  => [ 'type' => 'string' ],
						'text' => [ 'type' => 'string' ],
					],
				],
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => $this->offer( ... ),
					'permission_callback' => self::may( ... ),
				],
			]
		);
	}

	/**
	 * Returns whether somebody may have something read: whoever may write recipes.
	 */
	public static function may(): bool {
		$edit = get_post_type_object( PostType::NAME )?->cap->edit_posts;
		return is_string( $edit ) && current_user_can( $edit );
	}

	/**
	 * Returns which files can be uploaded, and how photos are read.
	 */
	public function offer(): \WP_REST_Response {
		$photo = new Photo();
		return new \WP_REST_Response(
			[
				'files'  => Formats::all()->endings(),
				'photos' => $photo->is_offered() ? $photo->endings() : [],
				'help'   => PhotoHelp::text(),
			]
		);
	}

	/**
	 * Reads what was sent.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `url`, `text` or `file`.
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$url     = $request->get_param( 'url' );
		$text    = $request->get_param( 'text' );
		$refusal = self::refusal( $request );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$reading = match ( true ) {
			is_string( $url ) && '' !== $url => $this->reader->url( $url ),
			is_string( $text ) => $this->reader->text( $text ),
			default => $this->file( $request ),
		};
		return new \WP_REST_Response(
			[
				'recipes' => array_map(
					static fn ( ReadRecipe $recipe ): array => [
						'document' => $recipe->document->data,
						'blocks'   => self::blocks( $recipe ),
						'notices'  => array_map( NoticeText::format( ... ), $recipe->notices ),
					],
					$reading->recipes
				),
				'notices' => array_map( NoticeText::format( ... ), $reading->notices ),
			]
		);
	}

	/**
	 * Writes the blocks of a recipe; the editor gives the post the terms that wait in it.
	 */
	private static function blocks( ReadRecipe $recipe ): string {
		$stored = array_map( static fn ( Notice $notice ): array => $notice->jsonSerialize(), $recipe->notices );
		return RecipeWriter::write(
			$recipe->document,
			new RecipeFrame( title: $recipe->document->data['name'], unplaced: UnplacedLines::lines( $stored ) )
		);
	}

	/**
	 * Returns an error that explains why a file did not arrive.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private static function refusal( \WP_REST_Request $request ): ?\WP_Error {
		/** @var array<string, mixed> $all */
		$all  = $request->get_file_params();
		$file = is_array( $all['file'] ?? null ) ? $all['file'] : [];
		$name = is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '';
		return match ( true ) {
			is_int( $file['error'] ?? null ) => Upload::refusal( $file['error'], $name ),
			[] === $all && Upload::is_lost() => Upload::error( UPLOAD_ERR_INI_SIZE ),
			default => null,
		};
	}

	/**
	 * Reads the file that was sent.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private function file( \WP_REST_Request $request ): Reading {
		/** @var array<string, mixed> $all */
		$all  = $request->get_file_params();
		$file = is_array( $all['file'] ?? null ) ? $all['file'] : [];
		$path = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		$name = is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '';
		return is_uploaded_file( $path ) ? $this->reader->file( $path, $name ) : new Reading( [], [ new Notice( Notice::NO_RECIPE ) ] );
	}
}
