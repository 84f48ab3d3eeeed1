<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange\Provider;

use WordPress\AiClient\Messages\Enums\ModalityEnum;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;

/**
 * The models of the provider for tests: one, which sees pictures and no PDF.
 */
final class PictureModels implements ModelMetadataDirectoryInterface, ProviderAvailabilityInterface {

	/** Whether the provider has its key. */
	public static bool $are_there = false;

	/** Whether the model keeps to a schema. */
	public static bool $with_schema = true;

	public function isConfigured(): bool {
		return self::$are_there;
	}

	public function listModelMetadata(): array {
		return [ $this->getModelMetadata( 'eyes' ) ];
	}

	public function hasModelMetadata( string $modelId ): bool {
		return 'eyes' === $modelId;
	}

	public function getModelMetadata( string $modelId ): ModelMetadata {
		$options = [
			new SupportedOption(
				OptionEnum::inputModalities(),
				[ [ ModalityEnum::text() ], [ ModalityEnum::text(), ModalityEnum::image() ] ]
			),
			new SupportedOption( OptionEnum::outputModalities() ),
			new SupportedOption( OptionEnum::outputMimeType() ),
		];
		if ( self::$with_schema ) {
			$options[] = new SupportedOption( OptionEnum::outputSchema() );
		}
		return new ModelMetadata( $modelId, 'Eyes', [ CapabilityEnum::textGeneration() ], $options );
	}
}
