<?php
declare( strict_types=1 );

namespace Larder\Exchange\Photo;

use Larder\Exchange\FileType;
use Larder\Exchange\Notice;
use Larder\Exchange\OptionalFormat;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;

defined( 'ABSPATH' ) || exit;

/**
 * A photo or a scan of a recipe, or a PDF: read by a model of the AI provider that the site has connected.
 */
final class Photo implements OptionalFormat {

	/** Bytes that a provider is sent. */
	private const MAX_BYTES = 20_971_520;

	/** {@inheritDoc} */
	public function id(): string {
		return 'photo';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return function_exists( '__' ) ? __( 'Photo, scan, PDF', 'larder' ) : 'Photo, scan, PDF';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'pdf' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'application/pdf' ];
	}

	/** {@inheritDoc} */
	public function is_offered(): bool {
		return Model::reads( 'image/jpeg' ) || Model::reads( 'application/pdf' );
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return '' === FileType::detect( $source->bytes ) ? self::NO_MATCH : self::CERTAIN;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$type   = FileType::detect( $source->bytes );
		$answer = match ( true ) {
			'' === $type => new Notice( Notice::NO_RECIPE ),
			strlen( $source->bytes ) > self::MAX_BYTES => new Notice( Notice::TOO_LARGE, $source->name ),
			! Model::reads( $type ) => new Notice( Notice::NO_READER, $source->name ),
			default => Model::read( $source->bytes, $type ),
		};
		return $answer instanceof Notice ? new Reading( [], [ $answer ] ) : Answer::reading( $answer );
	}
}
