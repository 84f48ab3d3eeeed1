<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange\Provider;

use WordPress\AiClient\AiClient;
use WordPress\AiClient\Providers\AbstractProvider;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;

/**
 * A provider whose only model reads pictures, and answers what a test wants.
 */
final class PictureProvider extends AbstractProvider {

	/**
	 * Connects the site with it.
	 *
	 * @param string $answer What its model answers.
	 */
	public static function connect( string $answer ): void {
		if ( ! AiClient::defaultRegistry()->hasProvider( self::class ) ) {
			AiClient::defaultRegistry()->registerProvider( self::class );
		}
		PictureModels::$are_there = true;
		PictureModels::$with_schema = true;
		PictureModel::$answer = $answer;
		PictureModel::$prompt = [];
	}

	/**
	 * Removes its key.
	 */
	public static function disconnect(): void {
		PictureModels::$are_there = false;
	}

	protected static function createModel( ModelMetadata $modelMetadata, ProviderMetadata $providerMetadata ): ModelInterface {
		return new PictureModel( $modelMetadata, $providerMetadata );
	}

	protected static function createProviderMetadata(): ProviderMetadata {
		return new ProviderMetadata( 'larder-test', 'Test', ProviderTypeEnum::server() );
	}

	protected static function createProviderAvailability(): ProviderAvailabilityInterface {
		return new PictureModels();
	}

	protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new PictureModels();
	}
}
